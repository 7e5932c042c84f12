import { type Bundle, type EventEntry, envelopeOf } from './bundle.ts';
import { fromHex, toHex } from './bytes.ts';
import { canonical } from './canonical.ts';
import type { SealedEntry } from './envelope.ts';
import type { Findings } from './findings.ts';
import type { Formulas } from './formulas.ts';
import type { CardLine, ErasedLine, HeaderLine, OpeningLine } from './line-shapes.ts';
import { HEX32, isCountFrom, isObject, isText, PURPOSE } from './patterns.ts';

/** Personal data: the only openings that may be erased, and in no file at all. */
const PERSONAL: ReadonlySet<string> = new Set(['$account', '$statement']);

/** A deck as its shuffle's event commits to it. */
export interface DeckEntry {
  readonly purpose: string;
  readonly index: number;
  readonly size: number;
  readonly deckRoot: string;
}

/** The member `$decks` of a payload: its entries, or null where it is no list of decks. */
export function decksOf(payload: Readonly<Record<string, unknown>>): readonly DeckEntry[] | null {
  const decks = payload['$decks'];
  if (decks === undefined) return [];
  if (!Array.isArray(decks) || !decks.every(isDeck)) return null;
  return decks;
}

function isDeck(deck: unknown): deck is DeckEntry {
  if (!isObject(deck) || Object.keys(deck).length !== 4) return false;
  const { purpose, index, size, deckRoot } = deck;
  const count = isCountFrom(0);
  return isText(PURPOSE)(purpose) && count(index) && count(size) && isText(HEX32)(deckRoot);
}

/** Level 4: openings against the commitments of the events, as they come. */
export class Hidden {
  readonly #findings: Findings;
  readonly #formulas: Formulas;
  readonly #bundle: Bundle;
  readonly #byVersion = new Map<number, EventEntry>();
  #indexed = 0;

  constructor(findings: Findings, formulas: Formulas, bundle: Bundle) {
    this.#findings = findings;
    this.#formulas = formulas;
    this.#bundle = bundle;
  }

  opening(number: number, line: OpeningLine): void {
    const place = { line: number, version: line.version };
    const { version, path } = line;
    const sealed = this.#sealed(version, path);
    if (sealed === null) {
      this.#findings.add('V401', place, `version ${version} seals nothing at ${path}`);
      return;
    }
    if (this.#known(version, path)) {
      this.#findings.add('V403', place, `${path} of version ${version} is opened or erased a second time`);
      return;
    }
    if (!mayHave(this.#bundle.header, sealed)) {
      const { audience } = this.#bundle.header;
      this.#findings.add('V404', place, `a ${audience} file may not open ${path} of version ${version}`);
    }
    const text = canonical(line.value);
    if (this.#formulas.sealed(version, path, line.salt, text) !== sealed.commit) {
      this.#findings.add(
        'V402',
        place,
        `value and salt of ${path} are not what version ${version} committed to`,
      );
    }
    const opened = this.#bundle.openings.get(version);
    if (opened === undefined) this.#bundle.openings.set(version, new Map([[path, { line: number, text }]]));
    else opened.set(path, { line: number, text });
  }

  erased(number: number, line: ErasedLine): void {
    const place = { line: number, version: line.version };
    const { version, path } = line;
    if (this.#sealed(version, path) === null) {
      this.#findings.add('V401', place, `version ${version} seals nothing at ${path}`);
      return;
    }
    if (this.#known(version, path)) {
      this.#findings.add('V403', place, `${path} of version ${version} is opened or erased a second time`);
      return;
    }
    if (!PERSONAL.has(path)) {
      this.#findings.add('V407', place, `${path} of version ${version} is of the game and may not be erased`);
    }
    const erased = this.#bundle.erased.get(version);
    if (erased === undefined) this.#bundle.erased.set(version, new Set([path]));
    else erased.add(path);
  }

  end(): void {
    for (const { number, line } of this.#bundle.cards) this.#card(number, line);
    if (this.#bundle.header.audience !== 'full') return;
    for (const entry of this.#bundle.events) {
      for (const { path } of entry.sealed) {
        if (this.#known(entry.version, path)) continue;
        this.#findings.add('V405', entry, `${path} is neither opened nor erased`);
      }
    }
  }

  #card(number: number, line: CardLine): void {
    const place = { line: number, version: line.version };
    const entry = this.#entry(line.version);
    const decks = entry === null ? null : decksOf(envelopeOf(entry).payload);
    const proved = decks?.some((deck) => {
      const leaf = this.#formulas.cardLeaf(deck, line.position, line.cardId, fromHex(line.salt));
      const root = this.#formulas.rootFromPath(leaf, line.position, deck.size, line.proof.map(fromHex));
      return root !== null && toHex(root) === deck.deckRoot;
    });
    if (proved === true) return;
    const what = `position ${line.position} of a deck of version ${line.version}`;
    this.#findings.add('V406', place, `the proof of the card at ${what} does not lead to its root`);
  }

  #known(version: number, path: string): boolean {
    return (
      this.#bundle.openings.get(version)?.has(path) === true ||
      this.#bundle.erased.get(version)?.has(path) === true
    );
  }

  #sealed(version: number, path: string): SealedEntry | null {
    return this.#entry(version)?.sealed.find((entry) => entry.path === path) ?? null;
  }

  #entry(version: number): EventEntry | null {
    const { events } = this.#bundle;
    for (; this.#indexed < events.length; this.#indexed++) {
      const entry = events[this.#indexed] as EventEntry;
      if (!this.#byVersion.has(entry.version)) this.#byVersion.set(entry.version, entry);
    }
    return this.#byVersion.get(version) ?? null;
  }
}

function mayHave({ audience }: HeaderLine, sealed: SealedEntry): boolean {
  if (audience === 'full') return !PERSONAL.has(sealed.path);
  return audience !== 'public' && sealed.audience.includes(audience);
}
