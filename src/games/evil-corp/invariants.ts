import { assertNever } from '../../kernel/assert-never.ts';
import {
  constants,
  markets,
  opportunityCards,
  phaseCardOf,
  worldEventCards,
  worldEventOf,
} from './content.ts';
import { businessesOnBoard, phaseNumbers } from './derived.ts';
import type { EvilCorpState, Pending } from './state.ts';

/** A property of every state between two batches of events; the number is that of specification 13.4. */
interface Invariant {
  readonly name: string;
  readonly holds: (state: EvilCorpState) => boolean;
}

/** Names of the invariants that the state breaks (specification 13.4, as far as one state can tell). */
export function invariants(state: EvilCorpState): readonly string[] {
  if (state.players.length === 0) return [];
  return all.filter((invariant) => !invariant.holds(state)).map((invariant) => invariant.name);
}

const all: readonly Invariant[] = [
  {
    name: '1 money: all liquidity comes from the bank and none is negative',
    holds: ({ players, bankNet }) =>
      players.every((player) => player.liquidity >= 0) &&
      players.reduce((sum, player) => sum + player.liquidity, 0) === bankNet,
  },
  { name: '2 cards: every opportunity card is in one place', holds: opportunityCardsHold },
  { name: '2 cards: every world event card is in one place', holds: worldEventCardsHold },
  {
    name: '3 businesses: supply and board hold all tokens of a seat',
    holds: ({ players }) =>
      players.every(
        (player) =>
          player.supply >= 0 &&
          Object.values(player.businesses).every((count) => count > 0) &&
          player.supply + businessesOnBoard(player) === constants.businessTokens,
      ),
  },
  {
    name: '4 phases: a phase lies at its number',
    holds: ({ players }) =>
      players.every((player) =>
        phaseNumbers.every((p) => player.laid[p] === null || phaseCardOf(player.laid[p])?.phase === p),
      ),
  },
  {
    name: '5 pieces: a laid phase has its piece',
    holds: ({ players }) =>
      players.every((player) => phaseNumbers.every((p) => player.laid[p] === null || player.pieces[p])),
  },
  {
    name: '6 choices: secret bases and CEOs differ',
    holds: ({ players }) =>
      differ(players.map((player) => player.home)) && differ(players.map((player) => player.ceoId)),
  },
  {
    name: '7 bankruptcy: no revenue is open while a token is shown',
    holds: ({ turn, players }) =>
      turn === null ||
      players[turn.seat]?.token === 'none' ||
      (turn.revenue !== 'available' && turn.revenue !== 'declared'),
  },
  {
    name: '8 world events: no disaster lies in a market',
    holds: ({ worldEvents }) =>
      markets.every(({ id }) => {
        const cardId = worldEvents[id];
        return cardId === null || worldEventOf(cardId).kind === 'marketModifier';
      }),
  },
  { name: "9 claims: a claim is of the seat's latest turn", holds: claimsHold },
  { name: '10 windows: the open window asks seats that can answer', holds: windowHolds },
  {
    name: '13 endgame: at most one seat has revealed its endgame',
    holds: ({ players }) => players.filter((player) => player.endgameRevealed).length <= 1,
  },
];

const differ = (values: readonly (string | null)[]): boolean => {
  const chosen = values.filter((value) => value !== null);
  return new Set(chosen).size === chosen.length;
};

const isPermutation = (cards: readonly string[], of: readonly { readonly id: string }[]): boolean =>
  cards.length === of.length &&
  new Set(cards).size === cards.length &&
  of.every(
    (
      (set) => (card) =>
        set.has(card.id)
    )(new Set(cards)),
  );

function opportunityCardsHold(state: EvilCorpState): boolean {
  const { opportunityDeck, opportunityDiscards, players, turn } = state;
  const cards = [...opportunityDeck, ...opportunityDiscards];
  for (const player of players) {
    cards.push(...player.hand);
    for (const p of phaseNumbers) if (player.laid[p] !== null) cards.push(player.laid[p]);
  }
  const inPlay = turn?.inPlay ?? null;
  if (inPlay !== null && turn?.stage !== 'worldEvent') cards.push(inPlay);
  // Before the first shuffle there is no deck.
  return cards.length === 0 || isPermutation(cards, opportunityCards);
}

function worldEventCardsHold(state: EvilCorpState): boolean {
  const { worldEventDeck, worldEventDiscards, worldEvents, turn } = state;
  const cards = [...worldEventDeck, ...worldEventDiscards];
  for (const { id } of markets) if (worldEvents[id] !== null) cards.push(worldEvents[id]);
  const inPlay = turn?.inPlay ?? null;
  if (inPlay !== null && turn?.stage === 'worldEvent') cards.push(inPlay);
  return cards.length === 0 || isPermutation(cards, worldEventCards);
}

// The k-th seat of the turn order has the turns k + 1, k + 1 + n, …
function claimsHold({ players, turn, turnOrder }: EvilCorpState): boolean {
  if (turn === null) return true;
  return players.every(({ seat, claim }) => {
    if (claim === null) return true;
    const behind =
      (turnOrder.indexOf(turn.seat) - turnOrder.indexOf(seat) + turnOrder.length) % turnOrder.length;
    return claim.turnNumber === turn.turnNumber - behind;
  });
}

function windowHolds({ pending, players, turn }: EvilCorpState): boolean {
  if (pending === null) return true;
  if (turn === null) return false;
  if (pending.type === 'auditDiscard') return pending.count > 0;
  const { remaining } = pending;
  const exempt = pending.type === 'endgameDefence' ? pending.attacker : null;
  return (
    remaining.length > 0 &&
    new Set(remaining).size === remaining.length &&
    !remaining.some((seat) => seat === neverAsked(pending)) &&
    (pending.type === 'revenueCheck' ||
      remaining.every((seat) => seat === exempt || (players[seat]?.hand.length ?? 0) > 0)) &&
    (exempt === null || remaining[0] === exempt)
  );
}

function neverAsked(pending: Exclude<Pending, { type: 'auditDiscard' }>): number | null {
  switch (pending.type) {
    case 'revenueCheck':
    case 'counterWindow':
      return pending.seat;
    case 'endgameAttack':
    case 'endgameDefence':
      return pending.attempter;
    case 'rerollWindow':
      return null;
    default:
      return assertNever(pending);
  }
}
