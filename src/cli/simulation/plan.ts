import { createHmac } from 'node:crypto';
import type { JsonObject } from '../../kernel/json.ts';

/**
 * Who plays the games. Random players take every choice that is legal, also those that no sensible player takes;
 * mixed: every fourth game is theirs, and the game's own bots play the others.
 */
export const botKinds = ['mixed', 'heuristic', 'random'] as const;
export type Bots = (typeof botKinds)[number];

const RANDOM_EVERY = 4;

/** Whether random players play game `number`, from 1. */
export const isRandom = (bots: Bots, number: number): boolean =>
  bots === 'random' || (bots === 'mixed' && number % RANDOM_EVERY === 0);

/** All that decides how simulated games go; the same plan gives the same games on every machine. */
export interface SimulationPlan {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** Complete options. */
  readonly options: JsonObject;
  readonly bots: Bots;
  /** Hex digits. */
  readonly seed: string;
  readonly coverage: boolean;
  /** Folder for the export file of each game; null: none are written. */
  readonly events: string | null;
}

/** What one game takes from the seed: nothing depends on which other games are played, or where. */
export interface GameSeeds {
  readonly matchId: string;
  /** Server seed S, 32 bytes. */
  readonly server: Buffer;
  /** For the chance of the bots. */
  readonly policy: number;
  /** Time of the first event, ms. */
  readonly startsAt: number;
  /** 64 hex, another one at every call. */
  salt(): string;
}

const FIRST_DAY = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** The seeds of game `number`, from 1. */
export function gameSeeds(seed: string, number: number): GameSeeds {
  const derive = (what: string): Buffer => createHmac('sha256', seed).update(`${what}/${number}`).digest();
  const startsAt = FIRST_DAY + number * HOUR;
  const saltKey = derive('salts');
  let salts = 0;
  return {
    matchId: timedId(startsAt, derive('match')),
    server: derive('server-seed'),
    policy: derive('policy').readUInt32BE(0),
    startsAt,
    salt: () => {
      salts += 1;
      return createHmac('sha256', saltKey).update(String(salts)).digest('hex');
    },
  };
}

/** A UUID of version 7 with given time and chance. */
function timedId(at: number, chance: Buffer): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(at, 0, 6);
  chance.copy(bytes, 6, 0, 10);
  bytes[6] = 0x70 | ((bytes[6] as number) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
