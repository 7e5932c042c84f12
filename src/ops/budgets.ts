/** How often something may be done: `rate` times in `per` milliseconds, `burst` at once. */
export interface Allowance {
  readonly rate: number;
  readonly per: number;
  readonly burst: number;
}

/** What is left of a budget, for the RateLimit headers. */
export interface Balance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until one more is allowed, 0 if one is; rounded up. */
  readonly retryAfter: number;
  /** Seconds until the budget is full again; rounded up. */
  readonly reset: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Token buckets by key (reliability 2.4), for this process alone. Memory is bounded: the key that was used
 * longest ago is forgotten first, by which time its bucket is as good as full.
 */
export class Budget {
  readonly #allowance: Allowance;
  readonly #keys: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(allowance: Allowance, keys: number, now: () => number = () => performance.now()) {
    this.#allowance = allowance;
    this.#keys = keys;
    this.#now = now;
  }

  /** Takes one if it is there. */
  take(key: string): Balance {
    const bucket = this.#bucket(key);
    const allowed = bucket.tokens >= 1;
    if (allowed) bucket.tokens -= 1;
    return this.#balance(bucket, allowed);
  }

  /** Whether one could be taken. */
  look(key: string): Balance {
    const bucket = this.#bucket(key);
    return this.#balance(bucket, bucket.tokens >= 1);
  }

  /** Keys that are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  #bucket(key: string): Bucket {
    const { rate, per, burst } = this.#allowance;
    const now = this.#now();
    const before = this.#buckets.get(key);
    const tokens =
      before === undefined ? burst : Math.min(burst, before.tokens + ((now - before.at) * rate) / per);
    const bucket = { tokens, at: now };
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.#keys) {
      const oldest = this.#buckets.keys().next().value;
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    return bucket;
  }

  #balance(bucket: Bucket, allowed: boolean): Balance {
    const { rate, per, burst } = this.#allowance;
    const seconds = (tokens: number) => Math.ceil((Math.max(0, tokens) * per) / rate / 1000);
    return {
      allowed,
      limit: burst,
      remaining: Math.floor(bucket.tokens),
      retryAfter: allowed ? 0 : Math.max(1, seconds(1 - bucket.tokens)),
      reset: seconds(burst - bucket.tokens),
    };
  }
}

const MINUTE = 60_000;

export const perMinute = (rate: number, burst = rate): Allowance => ({ rate, per: MINUTE, burst });
export const perHour = (rate: number): Allowance => ({ rate, per: 60 * MINUTE, burst: rate });
