import {
  businessCards,
  constants,
  consumerCards,
  consumerOf,
  isSponsored,
  legislationCards,
  legislationOf,
  privilegeCards,
  tableSize,
} from './content.ts';
import { candidatesOf, placeCount } from './derived.ts';
import type { CorporateAmericaState } from './state.ts';

/** A property of every state; the number is that of specification 14. */
interface Invariant {
  readonly name: string;
  readonly holds: (state: CorporateAmericaState) => boolean;
}

/** Names of the invariants that the state breaks (specification 14, as far as one state can tell). */
export function invariants(state: CorporateAmericaState): readonly string[] {
  if (state.step === null && state.result === null && state.turn === 0) return [];
  return all.filter((invariant) => !invariant.holds(state)).map((invariant) => invariant.name);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const all: readonly Invariant[] = [
  {
    name: '1 money: all of it is somewhere, and no fortune or pile is negative',
    holds: ({ players, piles, treasury }) =>
      sum(players.map(({ money }) => money)) + sum(piles) + treasury === constants.treasury &&
      players.every(({ money }) => money >= 0) &&
      piles.every((pile) => pile >= 0),
  },
  {
    name: '2 business cards: each is in one place',
    holds: (state) => {
      const { inspected, inspectTarget } = state.wallStreet;
      return isEachOnce(businessCards, [
        state.businessDeck.cards,
        state.businessDiscard,
        ...state.players.flatMap(({ hand, businesses }) => [hand, businesses]),
        // An inspected hand is still the other seat's.
        inspectTarget === null ? inspected : [],
      ]);
    },
  },
  {
    name: '3 consumer cards: each is in one place, protests among protests only',
    holds: (state) =>
      isEachOnce(consumerCards, [
        state.consumerDeck.cards,
        state.consumerDiscard,
        state.protests,
        state.mainStreet.revealed,
        state.consumersPlayed,
      ]) &&
      state.protests.every((id) => consumerOf(id).kind === 'protest') &&
      [...state.mainStreet.revealed, ...state.consumersPlayed].every(
        (id) => consumerOf(id).kind === 'consumption',
      ),
  },
  {
    name: '4 legislation cards: each is in one place',
    holds: (state) =>
      isEachOnce(legislationCards, [
        state.legislationDeck.cards,
        state.legislationDiscard,
        boardOf(state),
        state.laws,
        state.capitol.resolving === null ? [] : [state.capitol.resolving],
      ]),
  },
  {
    name: '5 executive privileges: each is in one place',
    holds: (state) =>
      isEachOnce(privilegeCards, [
        state.privilegePile.cards,
        state.privilegeAside,
        state.privilegeDiscard,
        ...state.players.map(({ privileges }) => privileges),
      ]),
  },
  {
    name: '6 laws: only legislation with the law icon stays in play',
    holds: ({ laws }) => laws.every((id) => legislationOf(id).law),
  },
  {
    name: '7 privileges: one is taken in each election',
    holds: ({ seatCount, turn, phase, privilegePile }) => {
      const before = tableSize(seatCount).privilegesOnBoard - (turn - 1);
      const pile = privilegePile.cards.length;
      return pile === before || (phase === 'capitolHill' && pile === before - 1);
    },
  },
  { name: '8 board: it holds nothing, six, or eight cards less those enacted', holds: boardHolds },
  {
    name: '9 consumer cards: one is played for each spot, and a ninth at most',
    holds: ({ mainStreet, consumersPlayed, phase }) =>
      mainStreet.turnIndex <= constants.consumerSpots &&
      (phase !== 'mainStreet' ||
        consumersPlayed.length === 0 ||
        consumersPlayed.length === mainStreet.turnIndex ||
        (mainStreet.turnIndex === constants.consumerSpots &&
          consumersPlayed.length === constants.consumerSpots + 1)),
  },
  {
    name: '10 sponsors: each is used once a phase',
    holds: ({ mainStreet: { usedSponsors } }) =>
      new Set(usedSponsors).size === usedSponsors.length && usedSponsors.every(isSponsored),
  },
  {
    name: '11 term limits: nothing is bid on somebody who cannot be elected',
    holds: (state) =>
      state.phase !== 'campaignTrail' ||
      state.piles.every((pile, seat) => pile === 0 || candidatesOf(state).includes(seat)),
  },
  {
    name: '12 piles: they hold money during an election only',
    holds: ({ phase, piles }) => phase === 'campaignTrail' || phase === 'capitolHill' || sum(piles) === 0,
  },
  {
    name: '13 turns: whoever is asked has a place at the table, and nobody is once the game has ended',
    holds: (state) =>
      state.active.every((seat) => seat < placeCount(state)) &&
      (state.result === null || state.active.length === 0),
  },
  {
    name: '14 limits: nobody exceeds them (R40)',
    holds: ({ mainStreet, campaign }) =>
      mainStreet.giftsMade.every((made) => made <= constants.giftsPerPhase) &&
      mainStreet.lendingsMade.every((made) => made <= constants.lendingsPerPhase) &&
      campaign.pledgesMade.every((made) => made <= constants.pledgesPerTurn),
  },
  {
    name: 'decks: every card has its own position',
    holds: (state) =>
      [state.businessDeck, state.consumerDeck, state.legislationDeck, state.privilegePile].every(
        ({ cards, positions }) =>
          cards.length === positions.length && new Set(positions).size === positions.length,
      ),
  },
];

const boardOf = (state: CorporateAmericaState): readonly string[] =>
  state.legislationBoard.filter((id) => id !== null);

function boardHolds(state: CorporateAmericaState): boolean {
  const { phase, step, capitol } = state;
  const lying = boardOf(state).length;
  if (phase === 'wallStreet' || phase === 'mainStreet' || phase === 'gameOver') return lying === 0;
  if (phase === 'campaignTrail') return lying === constants.electionIssues || step === null;
  const all = constants.legislationSpots;
  // A veto leaves one spot open until its card is replaced, and the turn ends with an empty board.
  if (step === 'privilegeWindow') return lying === all || lying === all - 1;
  if (step === 'enact' || step === 'pardon' || step === 'breakMonopoly') {
    const ended = capitol.enacted.length === constants.enactmentsPerTurn && lying === 0;
    return ended || lying === all - capitol.enacted.length;
  }
  return lying === constants.electionIssues || lying === all;
}

/** Whether the places hold every card of the list, each once, and nothing else. */
function isEachOnce(
  cards: readonly { readonly id: string }[],
  places: readonly (readonly string[])[],
): boolean {
  const found = new Set<string>();
  let count = 0;
  for (const place of places) {
    for (const id of place) found.add(id);
    count += place.length;
  }
  return count === cards.length && found.size === cards.length && cards.every(({ id }) => found.has(id));
}
