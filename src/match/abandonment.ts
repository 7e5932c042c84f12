import { refusal } from '../ops/refusals.ts';
import type { InactiveMatch, InactivityLimits, Store } from '../store/index.ts';
import { botJob, CLOCK_JOB } from './follow-up.ts';
import type { MatchService } from './match-service.ts';
import { platformEvent } from './record.ts';
import type { Execution, Step } from './streams.ts';
import { causeId } from './timers.ts';

export interface AbandonmentOptions {
  readonly limits: InactivityLimits;
  readonly onError: (error: unknown, matchId: string | null) => void;
}

/** Milliseconds after the start before the first look: a process that comes back has more urgent work. */
const FIRST = 60_000;
const INTERVAL = 600_000;
/** Matches that one look gives up, at most. */
const AT_ONCE = 100;

/** Gives up matches in which nothing happens any more, and reveals their seeds (audit 2.2). */
export class Abandonment {
  readonly #store: Store;
  readonly #service: MatchService;
  readonly #options: AbandonmentOptions;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<unknown> | null = null;
  #stopped = false;

  constructor(store: Store, service: MatchService, options: AbandonmentOptions) {
    this.#store = store;
    this.#service = service;
    this.#options = options;
  }

  start(): void {
    this.#schedule(FIRST);
  }

  /** Finishes the match in hand; the others wait for the next look. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }

  /**
   * Looks once. Returns how many matches were given up; null while another process looks. Rejects when the
   * database is away; a match that fails is reported, and the others go on.
   */
  look(): Promise<number | null> {
    return this.#store.doAlone('abandonment', async () => {
      let count = 0;
      for (const match of await this.#store.findInactive(this.#options.limits, AT_ONCE)) {
        if (this.#stopped) break;
        if (await this.#tryAbandon(match)) count += 1;
      }
      return count;
    });
  }

  #schedule(delay: number): void {
    this.#timer = setTimeout(() => {
      this.#running = this.look()
        .catch((error) => this.#options.onError(error, null))
        .finally(() => {
          if (!this.#stopped) this.#schedule(INTERVAL);
        });
    }, delay).unref();
  }

  async #tryAbandon(match: InactiveMatch): Promise<boolean> {
    try {
      return await abandon(this.#service, match);
    } catch (error) {
      this.#options.onError(error, match.matchId);
      return false;
    }
  }
}

/** False where the match has moved on meanwhile: it is inactive no more. */
async function abandon(service: MatchService, { matchId, version }: InactiveMatch): Promise<boolean> {
  const done = await service.execute({
    matchId,
    commandId: causeId(`abandon/${matchId}/${version}`),
    actor: { kind: 'system' },
    seat: null,
    input: { op: 'abandon', version },
    expectedVersion: version,
    causation: `timer/abandon/${version}`,
    dropJobs: [CLOCK_JOB, botJob(version)],
    authorise: () => null,
    decide: decideAbandonment,
  });
  switch (done.type) {
    case 'Executed':
      return !done.replayed;
    case 'VersionConflict':
      return false;
    default:
      throw new Error(`the match could not be given up: ${done.code}`);
  }
}

const decideAbandonment: Execution['decide'] = ({ state, secrets }): Step | ReturnType<typeof refusal> => {
  if (state.endedAt !== null) return refusal('FORBIDDEN', 'The match has ended.');
  const serverSeed = secrets.seed.toString('hex');
  return {
    type: 'Proposal',
    events: [
      platformEvent({ type: 'MatchAbandoned', reason: 'inactive' }),
      platformEvent({ type: 'RandomnessRevealed', session: state.session, serverSeed }),
    ],
  };
};
