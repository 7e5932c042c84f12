import { describe, expect, test } from 'vitest';
import { assetOf, groupOf } from '../../../../src/games/greed-incorporated/content.ts';
import type { EventType, GreedIncorporatedEvent } from '../../../../src/games/greed-incorporated/events.ts';
import { greedIncorporated } from '../../../../src/games/greed-incorporated/index.ts';
import type { GreedIncorporatedState } from '../../../../src/games/greed-incorporated/state.ts';
import type { Decided, Seat, Viewer } from '../../../../src/kernel/game.ts';
import { redacted } from '../../../support/game/redact.ts';
import { scriptedDraws } from '../../../support/game/scripted-draws.ts';
import { defaultOptions, play } from '../arbitrary.ts';
import { A, B, C, given, position, started } from '../position.ts';
import { sealedByTable } from '../tables.ts';

const base = { ...defaultOptions, mode: 'statusSymbols' as const };

/** The first event of the type in a game of bots, and what each viewer gets of it. */
function firstOf(type: EventType, options = defaultOptions) {
  let found: { readonly whole: GreedIncorporatedEvent; readonly seen: Map<Viewer, unknown> } | null = null;
  play(
    { seed: 4, seatCount: 3, skill: 100, options },
    {
      onEvent: (decided: Decided<GreedIncorporatedEvent>, before: GreedIncorporatedState) => {
        if (found !== null || decided.event.type !== type) return;
        const viewers: Viewer[] = [A, B, C, 'spectator'];
        const seen = viewers.map(
          (viewer) => [viewer, redacted(greedIncorporated, decided, before, viewer).event] as const,
        );
        found = { whole: structuredClone(decided.event), seen: new Map(seen) };
      },
    },
  );
  if (found === null) throw new Error(`no ${type}`);
  return found as { readonly whole: GreedIncorporatedEvent; readonly seen: Map<Viewer, unknown> };
}

describe('hidden information (20.2)', () => {
  test('hands, drawn and selected cards are their owner’s, with places and counts for all', () => {
    for (const [type, member] of [
      ['HandDealt', 'assetIds'],
      ['AssetDrawn', 'assetId'],
      ['AssetSelected', 'assetId'],
    ] as const) {
      const { whole, seen } = firstOf(type);
      const { seat } = whole as { readonly seat: Seat } & GreedIncorporatedEvent;
      for (const [viewer, event] of seen) {
        expect(event, `${type} for ${viewer}`).toEqual(
          viewer === seat ? whole : { ...whole, [member]: null },
        );
      }
    }
    expect(firstOf('HandDealt').whole).toMatchObject({ count: 2, positions: [3, 6] });
  });

  test('nobody sees the stack, everybody its groups', () => {
    const { whole, seen } = firstOf('AssetStackPrepared');
    for (const event of seen.values()) expect(event).toEqual({ ...whole, input: null, order: null });
    expect(whole).toMatchObject({ count: 24, groups: [{ group: 10, size: 6 }, {}, {}, { group: 40 }] });
  });

  test('a secret bid is its CEO’s', () => {
    const { whole, seen } = firstOf('SealedBidSubmitted', base);
    const open = [...seen.values()].filter((event) => JSON.stringify(event) === JSON.stringify(whole));
    expect(open).toHaveLength(1);
    expect(seen.get('spectator')).toEqual({ ...whole, amount: null });
  });

  test('every event with sealed values hides them as the table says', () => {
    const sealed = new Set<string>();
    for (const options of [defaultOptions, base]) {
      play(
        { seed: 2, seatCount: 4, skill: 50, options },
        {
          onEvent: ({ event }, before) => {
            const hidden = greedIncorporated.hidden(event, before);
            expect(hidden).toEqual(sealedByTable(event, before));
            if (hidden.length > 0) sealed.add(event.type);
          },
        },
      );
    }
    expect([...sealed].sort()).toEqual([
      'AssetDrawn',
      'AssetSelected',
      'AssetStackPrepared',
      'HandDealt',
      'SealedBidSubmitted',
    ]);
  });

  test('a selection is told, but not the card, until all are revealed together', () => {
    const scenario = given({
      phase: 'investments.selection',
      hands: [
        ['coal-mine', 'steel-mill'],
        ['sand-pit', 'textile-mill'],
        ['small-land-owner', 'mortgage-bank'],
      ],
    }).after([A, { type: 'selectAsset', assetId: 'steel-mill' }]);
    const view = (viewer: Viewer) => greedIncorporated.view(scenario.state, viewer).players[A];
    expect(view(A)).toMatchObject({ selection: 'steel-mill', selected: true });
    expect(view(B)).toMatchObject({ hand: null, selection: null, selected: true, handCount: 2 });
    expect(view('open')).toMatchObject({ hand: ['coal-mine', 'steel-mill'], selection: 'steel-mill' });
    expect(greedIncorporated.activeSeats(scenario.state)).toEqual([B, C]);
  });

  test('the end of the game opens the cards that were not played', () => {
    const state = position({ phase: 'ended' });
    state.result = { ranking: [] };
    expect(greedIncorporated.view(state, 'spectator').players.map(({ hand }) => hand)).toEqual(
      state.players.map(({ hand }) => hand.cards),
    );
    expect(greedIncorporated.view(state, 'spectator').drawStack).toEqual(state.drawStack.cards);
  });
});

describe('a fork or rollback', () => {
  test.each(['fork', 'rollback'] as const)(
    'shuffles the undrawn cards again within their groups: %s',
    (cause) => {
      const { scenario } = started(5);
      const before = scenario.state;
      const decided = greedIncorporated.reshuffle(before, cause, scriptedDraws({}, 77));
      expect(decided.map(({ event }) => event.type)).toEqual(['AssetStackPrepared']);
      const after = decided.reduce(
        (state, { event }) => greedIncorporated.evolve(state, event),
        structuredClone(before),
      );
      const cards = before.drawStack.cards;
      const shuffled = after.drawStack.cards;
      expect(after.drawStack.cards).not.toEqual(cards);
      expect([...shuffled].sort()).toEqual([...cards].sort());
      expect(shuffled.map((id) => groupOf(assetOf(id)))).toEqual(cards.map((id) => groupOf(assetOf(id))));
      expect(after.players).toEqual(before.players);
      expect(greedIncorporated.invariants(after)).toEqual([]);
      expect(decided[0]?.draws.map(({ purpose }) => purpose)).toEqual([
        'deck/assets-20',
        'deck/assets-30',
        'deck/assets-40',
      ]);
    },
  );

  test('with an empty stack nothing is shuffled', () => {
    const state = position({ stack: [] });
    expect(greedIncorporated.reshuffle(state, 'fork', scriptedDraws())).toEqual([]);
  });
});
