import { assertNever } from '../../kernel/assert-never.ts';
import { Batch } from '../../kernel/batch.ts';
import { matches } from '../../kernel/check.ts';
import type { Decision, Seat } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { DrawPort } from '../../kernel/random.ts';
import { defaultCitations, violation } from './codes.ts';
import { tableSize } from './content.ts';
import { placeFirstPrivileges, shuffleNewDecks } from './decide/decks.ts';
import type { CorporateAmericaBatch } from './decide/rule.ts';
import { runOn } from './decide/run-on.ts';
import { clockwiseFrom } from './derived.ts';
import type { CorporateAmericaEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { type FirstPresident, OptionsSchema } from './options.ts';
import { initialState } from './state.ts';

const players = { min: 3, max: 6 } as const;

/** Seats of the table: three to six players, and the arbiter's where the options have one (R39). */
export const seatRange = { min: players.min, max: players.max + 1 } as const;

const invalidConfig = violation('INVALID_CONFIG', defaultCitations.INVALID_CONFIG);

const purpose = 'pick/first-president';

/** Starts a game with complete options (specification, chapter 5). */
export function setup(
  options: JsonObject,
  seats: readonly Seat[],
  random: DrawPort,
): Decision<CorporateAmericaEvent> {
  if (!matches(OptionsSchema, options)) return invalidConfig;
  const seatCount = seats.length - (options.supremeCourt === 'arbiter' ? 1 : 0);
  if (seatCount < players.min || seatCount > players.max) return invalidConfig;
  const first = possiblePresidents(options.firstPresident, seatCount);
  if (first.length === 0) return invalidConfig;

  const batch: CorporateAmericaBatch = new Batch(initialState(), evolve, random);
  // 16.1: no draw is made where only one seat can be the first president.
  const president = first.length === 1 ? (first[0] as Seat) : random.pick(first, purpose);
  batch.emit({ type: 'GameStarted', seatCount, config: { ...options }, president });
  shuffleNewDecks(batch);
  batch.emit({ type: 'StartingMoneyDealt', amountEach: tableSize(seatCount).startingMoney });
  dealHands(batch);
  placeFirstPrivileges(batch);
  batch.emit({ type: 'TurnStarted', turn: 1, president });
  runOn(batch, 'wallStreet');
  return batch.accepted();
}

/** Who may be the first president, ascending; nobody where the option does not fit the table (R1). */
function possiblePresidents({ mode, seat, cents }: FirstPresident, seatCount: number): readonly Seat[] {
  const all = Array.from({ length: seatCount }, (_, i) => i);
  switch (mode) {
    case 'random':
      return seat === undefined && cents === undefined ? all : [];
    case 'seat':
      return cents === undefined ? all.filter((other) => other === seat) : [];
    case 'declaredCash': {
      if (seat !== undefined || cents?.length !== seatCount) return [];
      const most = Math.max(...cents);
      return all.filter((other) => cents[other] === most);
    }
    default:
      return assertNever(mode);
  }
}

function dealHands(batch: CorporateAmericaBatch): void {
  const { president, seatCount } = batch.state;
  const { openingHand } = tableSize(seatCount);
  for (const seat of clockwiseFrom(batch.state, president)) {
    const { cards, positions } = batch.state.businessDeck;
    batch.emit({
      type: 'OpeningHandDealt',
      seat,
      cardIds: cards.slice(0, openingHand),
      count: openingHand,
      positions: positions.slice(0, openingHand),
    });
  }
}
