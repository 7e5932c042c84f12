import {
  constants,
  corporationOf,
  investmentCards,
  outlookCards,
  payoffCards,
  sliderTracks,
  taxHavens,
  zones,
} from './content.ts';
import { countriesWhere } from './derived.ts';
import type { ZoneId } from './sets.ts';
import type { IncorporatedState, Player } from './state.ts';

/** A property of every state after any event; the number is that of specification 14.2. */
interface Invariant {
  readonly name: string;
  readonly holds: (state: IncorporatedState) => boolean;
}

/** Names of the invariants that the state breaks (specification 14.2, as far as one state can tell). */
export function invariants(state: IncorporatedState): readonly string[] {
  // Before the board is prepared there are no shares, and nothing has to hold.
  if (Object.keys(state.investmentBank).length === 0) return [];
  return all.filter((invariant) => !invariant.holds(state)).map((invariant) => invariant.name);
}

const all: readonly Invariant[] = [
  {
    name: '1 cubes: supply, squares and loose cubes make up all cubes of a seat',
    holds: (state) => state.players.every((player) => !isSetUp(player) || cubesHold(state, player)),
  },
  {
    name: '2 executives: pool and board make up all executives of a seat',
    holds: ({ players, executivesPlaced }) =>
      players.every(
        ({ seat, executivesInPool, executivesTotal }) =>
          executivesInPool >= 0 &&
          executivesInPool + executivesPlaced.filter((placed) => placed.seat === seat).length ===
            executivesTotal,
      ),
  },
  { name: '3 shares: bank, seats and discards make up all shares of a country', holds: sharesHold },
  { name: '4 payoff cards: every card is in one place', holds: payoffCardsHold },
  { name: '5 outlook cards: every card is in one place', holds: outlookCardsHold },
  {
    name: '6 locks: a locked square is empty, and the black cubes suffice',
    holds: (state) => {
      const locked = Object.values(state.squares).filter((square) => square.locked);
      return locked.length <= constants.blackCubes && locked.every((square) => square.occupant === null);
    },
  },
  {
    name: '7 battlegrounds: a zone has its marker on its only battleground',
    holds: (state) => zones.every(({ id }) => battlegroundHolds(state, id)),
  },
  { name: '8 sliders: each is on its track', holds: slidersHold },
  {
    name: '9 cash: none is negative but for the final penalties',
    holds: ({ players, turn, phase, outlookPile }) => {
      const ending = phase === 'gameOver' || (phase === 'earnings' && outlookPile.length === 0 && turn > 0);
      return players.every(
        ({ cash, bonds }) => cash >= (ending ? 0 - bonds * constants.finalPenaltyPerBond : 0),
      );
    },
  },
  {
    name: '10 money: all cash comes from the bank',
    holds: ({ players, bankNet }) => players.reduce((sum, { cash }) => sum + cash, 0) === bankNet,
  },
  {
    name: '11 bonds: from 0 to the easiest bond value',
    holds: ({ players }) => players.every(({ bonds }) => bonds >= 0 && bonds <= constants.easiestBondValue),
  },
  { name: '12 loose cubes: only while a phase uses them', holds: looseCubesHold },
  {
    name: '13 executives: placed only in phases 2 to 4',
    holds: ({ executivesPlaced, phase }) =>
      executivesPlaced.length === 0 ||
      phase === 'investment' ||
      phase === 'competition' ||
      phase === 'lobbying',
  },
  {
    name: '15 camps: the leaders never change sides',
    holds: ({ affiliation }) => affiliation['us'] !== 'sco' && affiliation['china'] !== 'nato',
  },
  {
    name: '17 turns: the game ends after its last outlook card',
    holds: ({ result, outlookPlayed, turn }) =>
      result === null ||
      (turn === constants.outlookCardsPerGame && outlookPlayed.length === constants.outlookCardsPerGame),
  },
];

const isSetUp = (player: Player): boolean => player.executivesTotal > 0;

function cubesHold(state: IncorporatedState, { seat, corporation, cubesInSupply }: Player): boolean {
  let cubes = cubesInSupply;
  for (const square of Object.values(state.squares)) if (square.occupant === seat) cubes += 1;
  for (const loose of Object.values(state.looseCubes)) {
    const own = loose[seat] ?? 0;
    if (own < 0) return false;
    cubes += own;
  }
  return cubesInSupply >= 0 && corporation !== null && cubes === corporationOf(corporation).cubes;
}

function sharesHold({ players, investmentBank, sharesDiscarded }: IncorporatedState): boolean {
  return investmentCards.every(({ country, count }) => {
    const bank = investmentBank[country] ?? 0;
    const held = players.map((player) => player.shares[country] ?? 0);
    return (
      bank >= 0 &&
      held.every((n) => n >= 0) &&
      held.reduce((sum, n) => sum + n, bank + (sharesDiscarded[country] ?? 0)) === count
    );
  });
}

const isPermutation = (cards: readonly string[], of: readonly { readonly id: string }[]): boolean => {
  const set = new Set(cards);
  return cards.length === of.length && of.every(({ id }) => set.has(id));
};

function payoffCardsHold(state: IncorporatedState): boolean {
  const { payoffDeck, payoffDiscard, payoffRevealed, pending } = state;
  const drawn = pending?.type === 'subsidies' ? pending.cards : [];
  return isPermutation([...payoffDeck, ...payoffDiscard, ...payoffRevealed, ...drawn], payoffCards);
}

function outlookCardsHold(state: IncorporatedState): boolean {
  const { outlookPile, outlookBox, outlookPlayed, outlookCurrent } = state;
  const current = outlookCurrent === null ? [] : [outlookCurrent.cardId];
  return isPermutation([...outlookPile, ...outlookBox, ...outlookPlayed, ...current], outlookCards);
}

function battlegroundHolds(state: IncorporatedState, zone: ZoneId): boolean {
  const found = countriesWhere(({ id, zone: of }) => of === zone && state.affiliation[id] === 'battleground');
  const marked = state.battlegrounds[zone];
  if (marked === null) return found.length === 0;
  if (found.length === 1) return found[0] === marked;
  // The marker is on its way: it still names the country that has just been won in a power play.
  return found.length === 0 && state.phase === 'lobbying';
}

function slidersHold(state: IncorporatedState): boolean {
  const { growthIndex, interestIndex, stress, balanceOfPower } = state.sliders;
  const on = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
    Number.isInteger(value) && value >= min && value <= max;
  return (
    on(growthIndex, sliderTracks.growth) &&
    on(interestIndex, sliderTracks.interest) &&
    on(stress, sliderTracks.stress) &&
    on(balanceOfPower, sliderTracks.balanceOfPower)
  );
}

function looseCubesHold({ looseCubes, phase, turn }: IncorporatedState): boolean {
  return Object.entries(looseCubes).every(([location, cubes]) => {
    if (cubes.every((count) => count === 0)) return false;
    if (location !== taxHavens) return phase === 'competition';
    // The first ones come with the first lobbying phase.
    return turn > 1 || phase === 'lobbying' || phase === 'earnings';
  });
}
