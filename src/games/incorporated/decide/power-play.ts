import type { Seat } from '../../../kernel/game.ts';
import type { Citation } from '../../../kernel/violation.ts';
import { violation } from '../codes.ts';
import { type Country, constants, countryOf, isCountry, squaresAt } from '../content.ts';
import { countriesWhere, squaresHeldByAny } from '../derived.ts';
import type { Camp, ZoneId } from '../sets.ts';
import { type IncorporatedState, pendingOf, playerOf, squareState } from '../state.ts';
import { checkOption, type IncorporatedBatch, type Rules } from './rule.ts';
import { empower } from './sliders.ts';

const minorVictory: Citation = { kind: 'section', id: 'Effects of Victory in a Minor Country' };

/** Power plays [Power Plays] (specification 10.1). */
export const powerPlayRules: Rules<'powerPlay' | 'moveBattleground'> = {
  powerPlay: {
    check: (state, _seat, { zone }) => {
      if (state.lobbyUsed.includes(`zone:${zone}`)) return violation('EVENT_ALREADY_USED');
      return state.battlegrounds[zone] === null ? violation('NO_BATTLEGROUND') : null;
    },
    play: (batch, seat, { zone, camp }) => {
      const country = countryOf(batch.state.battlegrounds[zone] ?? '');
      batch.emit({ type: 'ExecutiveSent', seat, location: `zone:${zone}` });
      const winner = clash(batch, seat, country, camp);
      if (winner === null) return;
      if (!country.major) winMinor(batch, seat, country, winner);
      else if (winner === country.startingCamp) keepMajor(batch, seat, country, winner);
      else collapse(batch, country, winner);
    },
  },
  moveBattleground: {
    check: (state, _seat, { country }) =>
      checkOption(pendingOf(state, 'moveMarker').options, country, isCountry, minorVictory),
    play: (batch, _seat, { country }) => {
      moveTo(batch, pendingOf(batch.state, 'moveMarker').zone, country);
    },
  },
};

const rivalOf = (camp: Camp): Camp => (camp === 'nato' ? 'sco' : 'nato');

/** The winning camp; null if nobody wins. */
function clash(batch: IncorporatedBatch, seat: Seat, country: Country, camp: Camp): Camp | null {
  const { id, zone, stability, localBonus } = country;
  const about = { type: 'PowerPlayResolved', seat, zone, country: id, camp, stability } as const;
  if (localBonus?.type === 'autoWin') {
    // R23: the owner of the camp wins for any supported camp, without a roll.
    batch.emit({ ...about, roll: null, modifier: null, total: null, winner: localBonus.camp });
    return localBonus.camp;
  }
  const modifier = clashModifier(batch.state, country, camp);
  const roll = batch.random.int(1, constants.clashDie, 'dice/clash');
  const total = roll + modifier;
  const won = roll === constants.clashDie || (roll !== 1 && total >= stability);
  const winner = won ? camp : null;
  batch.emit({ ...about, roll, modifier, total, winner });
  return winner;
}

/** What a camp adds to its roll in a country: Balance of Power and the local bonus [Power Plays]. */
function clashModifier(state: IncorporatedState, { localBonus }: Country, camp: Camp): number {
  const { balanceOfPower } = state.sliders;
  const local = localBonus?.type === 'modifier' ? localBonus.amount : 0;
  // Plus zero: a negated zero would not be the integer 0 of the event.
  return (
    (camp === 'nato' ? balanceOfPower : 0 - balanceOfPower) + (localBonus?.camp === camp ? local : 0 - local)
  );
}

/** [Effects of Victory in a Minor Country] */
function winMinor(batch: IncorporatedBatch, seat: Seat, country: Country, winner: Camp): void {
  const { id, zone } = country;
  takeSquare(batch, seat, country);
  changeCamp(batch, id, winner);
  const loser = rivalOf(winner);
  const minors = inZone(batch.state, zone, loser, false);
  const options = minors.length > 0 ? minors : inZone(batch.state, zone, loser, true);
  if (options.length > 0) {
    chooseMarker(batch, seat, zone, options);
    return;
  }
  // R21: the zone is resolved for good.
  batch.emit({ type: 'BattlegroundRemoved', zone });
  empower(batch, winner, 1, 'zoneResolved');
}

function takeSquare(batch: IncorporatedBatch, seat: Seat, country: Country): void {
  for (const { id: squareId } of squaresAt(country.id)) {
    const { occupant } = squareState(batch.state, squareId);
    if (occupant === seat) continue;
    if (occupant !== null) batch.emit({ type: 'CubeRemoved', seat: occupant, squareId, cause: 'powerPlay' });
    // R39: without supply the other seat's cube is gone all the same.
    if (playerOf(batch.state, seat).cubesInSupply === 0) {
      batch.emit({ type: 'CubePlacementSkipped', seat, country: country.id, reason: 'noSupply' });
    } else {
      batch.emit({ type: 'CubePlaced', seat, squareId, cause: 'powerPlay' });
    }
  }
}

/** Its starting camp holds a major country (R22). */
function keepMajor(batch: IncorporatedBatch, seat: Seat, country: Country, winner: Camp): void {
  const { id, zone } = country;
  changeCamp(batch, id, winner);
  const losing = inZone(batch.state, zone, rivalOf(winner), false);
  const options = losing.length > 0 ? losing : countriesWhere((other) => other.zone === zone && !other.major);
  chooseMarker(batch, seat, zone, options);
}

/** [Effects of Victory on a Major Country], R3, R19 */
function collapse(batch: IncorporatedBatch, country: Country, winner: Camp): void {
  const { id, zone } = country;
  const { state } = batch;
  batch.emit({
    type: 'CountryCollapsed',
    country: id,
    cubes: squaresHeldByAny(state, id).map((square) => ({
      seat: squareState(state, square.id).occupant as Seat,
      squareId: square.id,
    })),
    shares: state.turnOrder
      .map((seat) => ({ seat, count: playerOf(state, seat).shares[id] ?? 0 }))
      .filter(({ count }) => count > 0),
    bankShares: state.investmentBank[id] ?? 0,
  });
  empower(batch, winner, 1, 'collapse');
  changeCamp(batch, id, winner);
  batch.emit({ type: 'BattlegroundRemoved', zone });
}

const changeCamp = (batch: IncorporatedBatch, country: string, to: Camp): void =>
  batch.emit({ type: 'AffiliationChanged', country, from: 'battleground', to, cause: 'powerPlay' });

const inZone = (state: IncorporatedState, zone: ZoneId, camp: Camp, major: boolean): string[] =>
  countriesWhere(
    (country) => country.zone === zone && country.major === major && state.affiliation[country.id] === camp,
  );

// R10: a single option is taken without asking.
function chooseMarker(batch: IncorporatedBatch, seat: Seat, zone: ZoneId, options: string[]): void {
  const [only] = options;
  if (options.length === 1 && only !== undefined) {
    moveTo(batch, zone, only);
    return;
  }
  batch.emit({ type: 'ChoiceOpened', kind: 'moveMarker', seat, options, detail: { zone } });
}

function moveTo(batch: IncorporatedBatch, zone: ZoneId, to: string): void {
  const from = batch.state.battlegrounds[zone];
  if (from === null) throw new Error(`${zone} has no battleground`);
  batch.emit({ type: 'BattlegroundMoved', zone, from, to });
}
