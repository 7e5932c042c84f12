import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandSchemas } from '../../../src/games/incorporated/commands.ts';
import { eventSchemas, type IncorporatedEvent } from '../../../src/games/incorporated/events.ts';
import { incorporated } from '../../../src/games/incorporated/index.ts';
import type { IncorporatedState } from '../../../src/games/incorporated/state.ts';
import { ViewSchema } from '../../../src/games/incorporated/view-schema.ts';
import { matches } from '../../../src/kernel/check.ts';
import { parseCommand } from '../../../src/kernel/commands.ts';
import type { Viewer } from '../../../src/kernel/game.ts';
import { clonePlain } from '../../../src/kernel/json.ts';
import { pseudoRandom } from '../../../src/kernel/pseudo-random.ts';
import { deepFreeze } from '../../support/game/freeze.ts';
import { isOffered } from '../../support/game/offered.ts';
import { redacted } from '../../support/game/redact.ts';
import { patience, sized } from '../../support/game/size.ts';
import { defaultOptions, games, play } from './arbitrary.ts';
import { bankPays, drawsByTable, sealedByTable } from './tables.ts';

const cited = new Set([...incorporated.sections, ...incorporated.rulings].map((text) => text.id));
const viewers = (state: IncorporatedState): Viewer[] => [
  ...state.players.map((player) => player.seat),
  'spectator',
  'open',
];

describe('whole games', () => {
  test(
    'invariants hold after every event, money adds up, and every game ends after four turns (14.2)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          let bank = 0;
          let drawn = 0;
          let havens: number | null = null;
          const result = play(game, {
            onEvent: ({ event }) => {
              bank += bankPays(event);
              if (event.type === 'OutlookDrawn') drawn += 1;
            },
            onFolded: (state) => {
              const broken = incorporated.invariants(state);
              const cash = state.players.reduce((sum, player) => sum + player.cash, 0);
              if (broken.length > 0 || state.bankNet !== bank || cash !== bank) {
                expect({ broken, bankNet: state.bankNet, cash }).toEqual({
                  broken: [],
                  bankNet: bank,
                  cash: bank,
                });
              }
              // 14: once occupied, the square of Tax Havens stays with its owner.
              const owner = state.squares['tax-havens-1']?.occupant ?? null;
              if (havens !== null && owner !== havens) expect(owner).toBe(havens);
              havens = owner;
            },
          });
          expect(result.outcome?.reason).toBe('outlookPileEmpty');
          expect(drawn).toBe(4);
          expect(incorporated.activeSeats(result.state)).toEqual([]);
          for (let seat = 0; seat < game.seatCount; seat++) {
            expect(incorporated.legalCommands(result.state, seat)).toEqual([]);
          }
          const scores = result.outcome?.ranking.map(({ score }) => score ?? 0) ?? [];
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
        }),
        { numRuns: sized(12, 300) },
      );
    },
    patience,
  );

  test(
    'any part of the events and then the rest give the state of all',
    () => {
      fc.assert(
        fc.property(games, fc.nat(), (game, cut) => {
          const events: IncorporatedEvent[] = [];
          const result = play(game, { onEvent: ({ event }) => events.push(clonePlain(event)) });
          deepFreeze(events);
          const fold = (state: IncorporatedState, part: readonly IncorporatedEvent[]) =>
            part.reduce((folded, event) => incorporated.evolve(folded, event), state);
          const at = cut % events.length;
          const prefix = fold(incorporated.initialState(), events.slice(0, at));
          const stored = JSON.parse(JSON.stringify(prefix)) as IncorporatedState;
          expect(fold(stored, events.slice(at))).toEqual(result.state);
        }),
        { numRuns: sized(5, 100) },
      );
    },
    patience,
  );

  test(
    'commands and events match their schemas; sealed values and draws are those of the tables (16.1, 16.3)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          play(game, {
            onDecision: (_state, _seat, command) =>
              expect(parseCommand(incorporated, command), command.type).toEqual({ type: 'Command', command }),
            onEvent: (decided, before) => {
              const { event, draws } = decided;
              const { type, ...payload } = event;
              expect(matches(eventSchemas[type], payload), JSON.stringify(event)).toBe(true);
              expect(incorporated.hidden(event, before), type).toEqual(sealedByTable(event));
              expect(draws.map(({ purpose, args }) => ({ purpose, args }))).toEqual(
                drawsByTable(event, before),
              );
              expect(cited.has(incorporated.cite(event).id), type).toBe(true);
              for (const viewer of viewers(before)) {
                const seen = redacted(incorporated, decided, before, viewer).event;
                expect(incorporated.describe(seen, viewer), type).toMatch(/^[^a-z].*\.$/);
              }
            },
          });
        }),
        { numRuns: sized(5, 100) },
      );
    },
    patience,
  );

  test(
    'views match their schema, and the default command is legal (14.1)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          let turn = 0;
          play(game, {
            onDecision: (state) => {
              // Every command has its chance over the runs; one in seven is enough.
              if (turn++ % 7 !== 0) return;
              for (const viewer of viewers(state)) {
                expect(matches(ViewSchema, incorporated.view(state, viewer))).toBe(true);
              }
              for (const seat of incorporated.activeSeats(state)) {
                const command = incorporated.defaultCommand(state, seat);
                expect(isOffered(incorporated.legalCommands(state, seat), command), command.type).toBe(true);
                expect(incorporated.decide(state, seat, command, pseudoRandom(turn)).type).toBe('Accepted');
              }
            },
          });
        }),
        { numRuns: sized(6, 100) },
      );
    },
    patience,
  );

  test.each([2, 3, 4])('a game of default commands alone ends: %i seats', (seatCount) => {
    const result = play(
      { seed: 3, seatCount, skill: 0, options: { ...defaultOptions, setupMode: 'auction' } },
      { interrupts: false, policy: (state, seat) => incorporated.defaultCommand(state, seat) },
    );
    expect(result.outcome?.ranking).toHaveLength(seatCount);
    // Nobody has bought, sold or borrowed.
    expect(result.state.players.every((player) => player.bonds === 0)).toBe(true);
  });

  test('every command type has its schema', () => {
    expect(Object.keys(commandSchemas)).toHaveLength(31);
  });
});
