import { describe, expect, test } from 'vitest';
import { playerOf } from '../../../../src/games/incorporated/state.ts';
import { B, type Changes, G, given, R } from '../position.ts';

const spent = (seat: number, count = 3): [number, string][] =>
  Array.from({ length: count }, () => [seat, 'tax-havens']);

describe('competition', () => {
  test('E12 income cubes [Phase 3 - Competition]', () => {
    const scenario = given({
      executives: [...spent(G, 2), ...spent(B), ...spent(R)],
      shares: { [G]: { us: 2, russia: 1, china: 3 }, [B]: {}, [R]: {} },
    });
    const before = playerOf(scenario.state, G).cubesInSupply;
    scenario
      .when(G, { type: 'passInvestment' })
      .thenEvents(
        { type: 'ExecutiveSent', seat: G, location: 'tax-havens' },
        { type: 'InvestmentPassed', seat: G },
        { type: 'ExecutivesReturned' },
        { type: 'PhaseStarted', phase: 'competition' },
        {
          type: 'IncomeCubesPlaced',
          seat: G,
          placements: [
            { country: 'us', count: 2 },
            { country: 'russia', count: 1 },
            { country: 'china', count: 3 },
          ],
        },
        { type: 'SeatActivated', phase: 'competition', seat: G },
      )
      .thenState((state) => expect(playerOf(state, G).cubesInSupply).toBe(before - 6));
  });

  test('E13 kill, then occupy [a) Fight]', () => {
    const scenario = given({
      phase: 'competition',
      squares: { 'eurozone-3': R },
      loose: { eurozone: { [G]: 2 } },
    });
    const supplies = scenario.state.players.map((player) => player.cubesInSupply);
    scenario
      .when(G, {
        type: 'fight',
        attacks: [
          { kind: 'killOccupant', squareId: 'eurozone-3' },
          { kind: 'grab', squareId: 'eurozone-3' },
        ],
      })
      .thenEvents(
        { type: 'OccupantKilled', seat: G, targetSeat: R, squareId: 'eurozone-3' },
        { type: 'SquareGrabbed', seat: G, squareId: 'eurozone-3' },
        { type: 'SeatActivated', seat: B },
      )
      .thenState((state) => {
        expect(state.squares['eurozone-3']).toEqual({ occupant: G, locked: false });
        expect(state.looseCubes['eurozone']).toBeUndefined();
        expect(playerOf(state, G).cubesInSupply).toBe((supplies[G] ?? 0) + 1);
        expect(playerOf(state, R).cubesInSupply).toBe((supplies[R] ?? 0) + 1);
      });
  });

  test('E14 protection [a) Fight], [b) Defend], R37', () => {
    const japan: Changes = {
      phase: 'competition',
      squares: { 'japan-1': R },
      loose: { japan: { [G]: 4, [R]: 1 } },
      executives: [[R, 'japan']],
      passed: [B, R],
    };
    given(japan)
      .when(G, { type: 'fight', attacks: [{ kind: 'killOccupant', squareId: 'japan-1' }] })
      .thenRefused('TARGET_PROTECTED')
      .when(G, {
        type: 'fight',
        attacks: [
          { kind: 'killLoose', country: 'japan', targetSeat: R },
          { kind: 'killExecutive', country: 'japan', targetSeat: R },
        ],
      })
      .thenEvents(
        { type: 'LooseCubeKilled', seat: G, targetSeat: R, country: 'japan' },
        { type: 'ExecutiveKilled', seat: G, targetSeat: R, country: 'japan' },
        { type: 'SeatActivated', seat: G },
      )
      .thenState((state) => expect(state.executivesPlaced).toEqual([{ seat: R, location: 'tax-havens' }]))
      .when(G, { type: 'fight', attacks: [{ kind: 'killOccupant', squareId: 'japan-1' }] })
      .thenEvents({ type: 'OccupantKilled' }, { type: 'SeatActivated' });
  });

  test('E24 from Tax Havens to anywhere, and out of no battleground [c) Expand]', () => {
    given({ phase: 'competition', loose: { 'tax-havens': { [G]: 1 } } })
      .when(G, {
        type: 'expand',
        moves: [
          { from: 'tax-havens', to: 'iran' },
          { from: 'iran', to: 'afpak' },
        ],
      })
      .thenRefused('LEAVING_BATTLEGROUND')
      .when(G, { type: 'expand', moves: [{ from: 'tax-havens', to: 'iran' }] })
      .thenEvents(
        { type: 'ExpandPaid', seat: G, cost: 1 },
        { type: 'CubeMoved', seat: G, from: 'tax-havens', to: 'iran' },
        { type: 'SeatActivated', seat: B },
      );
  });
});
