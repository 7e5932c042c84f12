import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandSchemas } from '../../../src/games/evil-corp/commands.ts';
import { type EvilCorpEvent, eventSchemas } from '../../../src/games/evil-corp/events.ts';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import type { EvilCorpState } from '../../../src/games/evil-corp/state.ts';
import { ViewSchema } from '../../../src/games/evil-corp/view-schema.ts';
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

const cited = new Set([...evilCorp.sections, ...evilCorp.rulings].map((text) => text.id));
const viewers = (state: EvilCorpState): Viewer[] => [
  ...state.players.map((player) => player.seat),
  'spectator',
  'open',
];

describe('whole games', () => {
  test(
    'invariants hold after every event, and every game ends (13.4, R34)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          let bank = 0;
          const result = play(game, {
            onEvent: ({ event }, before) => {
              bank = before.bankNet + bankPays(event);
            },
            onFolded: (state) => {
              const broken = evilCorp.invariants(state);
              if (broken.length > 0 || state.bankNet !== bank) {
                expect({ broken, bankNet: state.bankNet }).toEqual({ broken: [], bankNet: bank });
              }
            },
          });
          expect(result.outcome).not.toBeNull();
          expect(evilCorp.activeSeats(result.state)).toEqual([]);
          for (let seat = 0; seat < game.seatCount; seat++) {
            expect(evilCorp.legalCommands(result.state, seat)).toEqual([]);
          }
        }),
        { numRuns: sized(12, 300) },
      );
    },
    patience,
  );

  test(
    'bots end every game by an endgame without a round limit (R34)',
    () => {
      for (let seed = 0; seed < sized(5, 100); seed++) {
        const result = play({
          seed,
          seatCount: 2 + (seed % 5),
          skill: 100,
          options: { ...defaultOptions, maxRounds: 0, ceoPowers: seed % 2 === 1 },
        });
        expect(result.outcome?.reason).toBe('endgame');
      }
    },
    patience,
  );

  test(
    'any part of the events and then the rest give the state of all',
    () => {
      fc.assert(
        fc.property(games, fc.nat(), (game, cut) => {
          const events: EvilCorpEvent[] = [];
          const result = play(game, { onEvent: ({ event }) => events.push(clonePlain(event)) });
          deepFreeze(events);
          const fold = (state: EvilCorpState, part: readonly EvilCorpEvent[]) =>
            part.reduce((folded, event) => evilCorp.evolve(folded, event), state);
          const at = cut % events.length;
          const prefix = fold(evilCorp.initialState(), events.slice(0, at));
          const stored = JSON.parse(JSON.stringify(prefix)) as EvilCorpState;
          expect(fold(stored, events.slice(at))).toEqual(result.state);
        }),
        { numRuns: sized(5, 100) },
      );
    },
    patience,
  );

  test(
    'commands and events match their schemas; sealed values and draws are those of the tables (15.1, 15.3)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          play(game, {
            onDecision: (_state, _seat, command) =>
              expect(parseCommand(evilCorp, command), command.type).toEqual({ type: 'Command', command }),
            onEvent: (decided, before) => {
              const { event, draws } = decided;
              const { type, ...payload } = event;
              expect(matches(eventSchemas[type], payload), JSON.stringify(event)).toBe(true);
              expect([...evilCorp.hidden(event, before)].sort(byPath)).toEqual(
                [...sealedByTable(event, before)].sort(byPath),
              );
              expect(draws.map(({ purpose, args }) => ({ purpose, args }))).toEqual(
                drawsByTable(event, before),
              );
              expect(cited.has(evilCorp.cite(event).id), event.type).toBe(true);
              for (const viewer of viewers(before)) {
                const seen = redacted(evilCorp, decided, before, viewer).event;
                expect(evilCorp.describe(seen, viewer), event.type).toMatch(/^[A-Z].*\.$/);
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
    'views match their schema, and the default command is legal (13.2, 13.5)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          let turn = 0;
          play(game, {
            onDecision: (state) => {
              // Every command has its chance over the runs; one in seven is enough.
              if (turn++ % 7 !== 0) return;
              for (const viewer of viewers(state)) {
                expect(matches(ViewSchema, evilCorp.view(state, viewer))).toBe(true);
              }
              for (const seat of evilCorp.activeSeats(state)) {
                const command = evilCorp.defaultCommand(state, seat);
                expect(isOffered(evilCorp.legalCommands(state, seat), command), command.type).toBe(true);
                expect(evilCorp.decide(state, seat, command, pseudoRandom(turn)).type).toBe('Accepted');
              }
            },
          });
        }),
        { numRuns: sized(6, 100) },
      );
    },
    patience,
  );

  test('a game of default commands alone ends at the round limit', () => {
    const result = play(
      { seed: 3, seatCount: 3, skill: 0, options: { ...defaultOptions, maxRounds: 5 } },
      { interrupts: false, policy: (state, seat) => evilCorp.defaultCommand(state, seat) },
    );
    expect(result.outcome?.reason).toBe('roundLimit');
  });

  test('every command type has its schema', () => {
    expect(Object.keys(commandSchemas)).toHaveLength(28);
  });
});

const byPath = (a: { readonly path: string }, b: { readonly path: string }) => (a.path < b.path ? -1 : 1);
