import { Budget, perHour, perMinute } from './budgets.ts';
import type { Settings } from './settings.ts';

/** The budgets of a process (reliability 2.4). */
export interface Rates {
  readonly anonymous: Budget;
  readonly queries: Budget;
  readonly commands: Budget;
  readonly refusedCommands: Budget;
  readonly createdMatches: Budget;
  readonly exports: Budget;
  readonly logins: Lockout;
}

export function openRates(settings: Settings): Rates {
  const keys = settings.RATE_KEYS;
  return {
    anonymous: new Budget(perMinute(settings.RATE_ANONYMOUS), keys),
    queries: new Budget(perMinute(settings.RATE_QUERIES), keys),
    commands: new Budget(perMinute(settings.RATE_COMMANDS, settings.RATE_COMMANDS_BURST), keys),
    refusedCommands: new Budget(perMinute(settings.RATE_REFUSED_COMMANDS), keys),
    createdMatches: new Budget(perHour(settings.RATE_CREATED_MATCHES), keys),
    exports: new Budget(perMinute(settings.RATE_EXPORTS), keys),
    logins: new Lockout(
      new Budget(perMinute(settings.RATE_FAILED_LOGINS), keys),
      settings.LOCKOUT_SECONDS,
      keys,
    ),
  };
}

/** Refuses an address for a while after too many failed authentications. */
export class Lockout {
  readonly #failures: Budget;
  readonly #seconds: number;
  readonly #keys: number;
  readonly #until = new Map<string, number>();

  constructor(failures: Budget, seconds: number, keys: number) {
    this.#failures = failures;
    this.#seconds = seconds;
    this.#keys = keys;
  }

  /** Seconds for which the address is refused; 0: it is not. */
  refusedFor(address: string): number {
    const until = this.#until.get(address);
    if (until === undefined) return 0;
    const left = until - performance.now();
    if (left > 0) return Math.ceil(left / 1000);
    this.#until.delete(address);
    return 0;
  }

  failed(address: string): void {
    if (this.#failures.take(address).allowed) return;
    if (this.#until.size >= this.#keys) {
      const oldest = this.#until.keys().next().value;
      if (oldest !== undefined) this.#until.delete(oldest);
    }
    this.#until.set(address, performance.now() + this.#seconds * 1000);
  }
}
