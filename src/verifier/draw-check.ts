import { type Bundle, type EventEntry, openedEvent } from './bundle.ts';
import { fromHex, toHex } from './bytes.ts';
import { difference, shown } from './difference.ts';
import { drawResult } from './draws.ts';
import type { DrawRecord, EventEnvelope } from './envelope.ts';
import type { Findings } from './findings.ts';
import type { Formulas } from './formulas.ts';
import { decksOf } from './hidden.ts';
import type { Session } from './randomness.ts';

const named = ({ purpose, index }: Pick<DrawRecord, 'purpose' | 'index'>): string => `${purpose} ${index}`;

/**
 * Level 5, the draws: indices without gap, keys from the match key, results and deck roots computed again.
 * Without the seed only what is in clear or opened is computed, from the draw's own key.
 */
export class DrawCheck {
  readonly #findings: Findings;
  readonly #formulas: Formulas;
  readonly #session: Session;
  readonly #next = new Map<string, number>();

  constructor(findings: Findings, formulas: Formulas, session: Session) {
    this.#findings = findings;
    this.#formulas = formulas;
    this.#session = session;
  }

  run(bundle: Bundle): void {
    for (const entry of bundle.events) {
      if (entry.drawn) this.#event(entry, openedEvent(bundle, entry));
    }
    for (const { number, line } of bundle.tapes) {
      const place = { line: number, version: null };
      this.#findings.add('V511', place, `no tape of ${line.purpose} was announced`);
    }
  }

  #event(entry: EventEntry, event: EventEnvelope): void {
    const { sealedAt } = this.#session;
    if (event.random.length > 0 && (sealedAt === null || sealedAt >= entry.version)) {
      this.#findings.add('V504', entry, 'a draw before the session was sealed');
    }
    for (const [number, draw] of event.random.entries()) {
      this.#index(entry, draw);
      this.#draw(entry, draw, isHidden(entry, number));
    }
    this.#decks(entry, event);
  }

  #index(entry: EventEntry, draw: DrawRecord): void {
    const expected = this.#next.get(draw.purpose) ?? 0;
    if (draw.index !== expected) {
      this.#findings.add(
        'V507',
        entry,
        `draw ${named(draw)}: the next index of ${draw.purpose} is ${expected}`,
      );
    }
    this.#next.set(draw.purpose, draw.index + 1);
  }

  #draw(entry: EventEntry, draw: DrawRecord, hidden: boolean): void {
    const key = this.#key(entry, draw);
    const { args, result } = draw;
    if (key === null || !Array.isArray(args) || !Array.isArray(result)) return;
    const again = drawResult(draw.op, args, this.#formulas.words(key));
    if (again === null) {
      this.#findings.add('V509', entry, `draw ${named(draw)}: no ${draw.op} has such arguments`);
      return;
    }
    const found = difference(result, again);
    if (found === null) return;
    const at = found.path.slice(1);
    if (hidden && draw.op === 'shuffle') {
      const what = `position ${at} differs: ${shown(found.left)} is recorded, ${shown(found.right)} recomputed`;
      this.#findings.add('V510', entry, `${named(draw)}: ${what}`);
    } else {
      const where = again.length > 1 || result.length > 1 ? `result ${at}` : 'result';
      const what = `${where} is ${shown(found.left)}, recomputed ${shown(found.right)}`;
      this.#findings.add('V509', entry, `draw ${named(draw)}: ${what}`);
    }
  }

  /** The key to recompute a draw with: derived where the seed is known, else the recorded one. */
  #key(entry: EventEntry, draw: DrawRecord): Uint8Array | null {
    const recorded =
      typeof draw.drawKey === 'string' && /^[0-9a-f]{64}$/.test(draw.drawKey) ? draw.drawKey : null;
    if (this.#session.key === null) return recorded === null ? null : fromHex(recorded);
    const derived = this.#formulas.drawKey(this.#session.key, draw.purpose, draw.index);
    if (draw.drawKey !== null && draw.drawKey !== toHex(derived)) {
      const what = `the key is ${shown(draw.drawKey)}, the match key gives ${toHex(derived)}`;
      this.#findings.add('V508', entry, `draw ${named(draw)}: ${what}`);
    }
    return derived;
  }

  #decks(entry: EventEntry, { payload, random }: EventEnvelope): void {
    const decks = decksOf(payload);
    if (decks === null) {
      this.#findings.add('V510', entry, 'the member $decks is no list of decks');
      return;
    }
    for (const deck of decks) {
      const draw = random.find(({ purpose, index }) => purpose === deck.purpose && index === deck.index);
      if (draw === undefined || draw.op !== 'shuffle') {
        this.#findings.add('V510', entry, `${named(deck)}: the event has a root but no such shuffle`);
        continue;
      }
      if (!Array.isArray(draw.result)) continue;
      const order = draw.result as readonly unknown[];
      if (order.length !== deck.size) {
        this.#findings.add('V510', entry, `${named(deck)}: the size is ${order.length}, not ${deck.size}`);
      }
      if (this.#session.key === null || !order.every((card) => typeof card === 'string')) continue;
      const root = this.#formulas.deckRoot(this.#session.key, deck, order as readonly string[]);
      if (root !== deck.deckRoot) {
        this.#findings.add(
          'V510',
          entry,
          `${named(deck)}: the root of its order is ${root}, not ${deck.deckRoot}`,
        );
      }
    }
    for (const [number, draw] of random.entries()) {
      const isDeck = draw.op === 'shuffle' && draw.purpose.startsWith('deck/') && isHidden(entry, number);
      if (!isDeck || decks.some(({ purpose, index }) => purpose === draw.purpose && index === draw.index))
        continue;
      this.#findings.add('V510', entry, `${named(draw)}: the shuffle of a hidden deck has no root`);
    }
  }
}

const isHidden = (entry: EventEntry, number: number): boolean =>
  entry.sealed.some(({ path }) => path === `/random/${number}/result`);
