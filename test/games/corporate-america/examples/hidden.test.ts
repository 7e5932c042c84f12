import { describe, expect, test } from 'vitest';
import type { CorporateAmericaEvent, EventNamed } from '../../../../src/games/corporate-america/events.ts';
import { corporateAmerica } from '../../../../src/games/corporate-america/index.ts';
import type { CorporateAmericaState } from '../../../../src/games/corporate-america/state.ts';
import type { Decided, Viewer } from '../../../../src/kernel/game.ts';
import { clonePlain } from '../../../../src/kernel/json.ts';
import { redacted } from '../../../support/game/redact.ts';
import { defaultOptions, play } from '../arbitrary.ts';
import { A, B, C, type Changes, given, onWallStreet } from '../position.ts';
import { payments, sealedByTable } from '../tables.ts';

type Seen = { readonly event: CorporateAmericaEvent; readonly hides: boolean };

/** What the viewer gets of the first event of the type in a game of bots. */
function seenBy(type: CorporateAmericaEvent['type'], viewer: Viewer, seatCount = 3): Seen {
  let found: Seen | null = null;
  play(
    { seed: 4, seatCount, skill: 100, options: defaultOptions },
    {
      onEvent: (decided: Decided<CorporateAmericaEvent>, before: CorporateAmericaState) => {
        if (found !== null || decided.event.type !== type) return;
        const { event } = redacted(corporateAmerica, decided, before, viewer);
        found = { event, hides: JSON.stringify(event) !== JSON.stringify(decided.event) };
      },
    },
  );
  if (found === null) throw new Error(`no ${type}`);
  return found;
}

describe('hidden information (16.2)', () => {
  test('E33 fortunes can be reckoned from public events until bids hide them', () => {
    const fortunes: number[] = [];
    let bids = 0;
    let known = 0;
    play(
      {
        seed: 9,
        seatCount: 3,
        skill: 60,
        options: { ...defaultOptions, firstPresident: { mode: 'seat', seat: 0 } },
      },
      {
        onEvent: (decided, before) => {
          const { event } = redacted(corporateAmerica, decided, before, 'spectator');
          if (event.type === 'BidPlaced') {
            bids += 1;
            expect(event.contributions).toBeNull();
          } else {
            payments(event, 3, (seat, amount) => {
              fortunes[seat] = (fortunes[seat] ?? 0) + amount;
            });
          }
        },
        onFolded: ({ players, turn, phase, piles }) => {
          if (bids === 0 && fortunes.length > 0) {
            expect(players.map(({ money }) => money)).toEqual(fortunes);
            known += 1;
          }
          if (bids > 0 && turn === 1 && phase === 'campaignTrail') {
            // Only the sum of all bids is open: what is missing from the fortunes lies in the piles.
            const missing =
              fortunes.reduce((sum, fortune) => sum + fortune, 0) -
              players.reduce((sum, { money }) => sum + money, 0);
            expect(missing).toBe(piles.reduce((sum, pile) => sum + pile, 0));
          }
        },
      },
    );
    expect(known).toBeGreaterThan(50);
    expect(bids).toBeGreaterThan(0);
  });

  test('what a hand, a privilege and a bid hide from others', () => {
    for (const type of [
      'OpeningHandDealt',
      'BusinessCardsDrawn',
      'BidPlaced',
      'ExecutivePrivilegeTaken',
    ] as const) {
      const { event } = seenBy(type, 'open');
      const { seat } = event as { readonly seat: number } & CorporateAmericaEvent;
      expect(seenBy(type, seat).hides, type).toBe(false);
      expect(seenBy(type, (seat + 1) % 3).hides, type).toBe(true);
      expect(seenBy(type, 'spectator').hides, type).toBe(true);
    }
    for (const type of ['DeckShuffled', 'PrivilegesPlaced'] as const) {
      for (const viewer of [A, B, C, 'spectator'] as const) expect(seenBy(type, viewer).hides).toBe(true);
    }
    expect(seenBy('PrivilegesPlaced', A).event).toMatchObject({ onBoardCount: 4, asideCount: 4 });
  });

  test('every event with sealed values hides them as the table says, in games of chance', () => {
    const seen = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      play(
        { seed, seatCount: 4, skill: 0, options: defaultOptions },
        {
          onEvent: ({ event }, before) => {
            const sealed = sealedByTable(event);
            expect(corporateAmerica.hidden(event, before)).toEqual(sealed);
            if (sealed.length > 0) seen.add(event.type);
          },
        },
      );
    }
    expect([...seen].sort()).toEqual([
      'BidPlaced',
      'BusinessCardTaken',
      'BusinessCardsDrawn',
      'ConsumersPeeked',
      'ConsumersReordered',
      'DeckShuffled',
      'ExecutivePrivilegeTaken',
      'HandInspected',
      'OpeningHandDealt',
      'PrivilegesPlaced',
      'TopBusinessesInspected',
    ]);
  });

  test('a taken card is known to both seats and to nobody else [Think Tank]', () => {
    const changes: Changes = onWallStreet({
      step: 'thinkTank',
      seats: { [A]: { businesses: ['patent-troll-law-firm'] }, [B]: { hand: ['trius', 'idol'] } },
      wallStreet: { thinkQueue: [{ seat: A, businessId: 'patent-troll-law-firm' }] },
    });
    const scenario = given(changes).after([A, { type: 'inspectHand', target: B }]);
    const before = scenario.state;
    expect(corporateAmerica.view(before, A).wallStreet).toMatchObject({
      inspected: ['trius', 'idol'],
      inspectTarget: B,
    });
    expect(corporateAmerica.view(before, C).wallStreet).toMatchObject({ inspected: null, inspectedCount: 2 });
    scenario.after([A, { type: 'takeBusinessCard', businessId: 'idol' }]);
    const [taken] = scenario.events as readonly EventNamed<'BusinessCardTaken'>[];
    if (taken === undefined) throw new Error('nothing was taken');
    const card = (viewer: Viewer) =>
      (
        redacted(corporateAmerica, { event: taken, draws: [] }, clonePlain(before), viewer)
          .event as typeof taken
      ).businessId;
    expect([card(A), card(B), card(C), card('spectator')]).toEqual(['idol', 'idol', null, null]);
    expect(corporateAmerica.describe({ ...taken, businessId: null as never }, C)).toBe(
      'Seat 0 takes a business card from seat 1.',
    );
  });

  test('pile totals stay hidden while an election runs, and are open once revealed (16.2)', () => {
    let hiddenPiles = 0;
    play(
      { seed: 5, seatCount: 5, skill: 100, options: { ...defaultOptions, supremeCourt: 'arbiter' } },
      {
        onFolded: (state) => {
          if (state.turn === 0 || state.result !== null) return;
          for (const viewer of [A, 4, 'spectator'] as const) {
            const { piles } = corporateAmerica.view(state, viewer);
            if (state.step === 'bid' || state.step === 'debate') {
              expect(piles).toBeNull();
              hiddenPiles += 1;
            } else if (state.phase !== 'campaignTrail' && state.phase !== 'capitolHill') {
              expect(piles).toEqual([0, 0, 0, 0]);
            }
          }
        },
      },
    );
    expect(hiddenPiles).toBeGreaterThan(0);
  });
});
