import { setTimeout as sleep } from 'node:timers/promises';

/** Rounds of an interleaved run, and seconds of one measurement; longer runs by the environment. */
export const ROUNDS = Number(process.env.ROUNDS ?? 3);
export const SECS = Number(process.env.SECS ?? 3);

/** Seconds of warm-up before a closed loop is measured. */
export const WARM = 0.5;

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1];
};

/** Quantile `p` from 0 to 1. */
export const quantile = (values, p) => {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))];
};

/**
 * `callers` loops of `work(caller)` for `secs` after a warm-up. `work` does one operation, or answers how
 * many it did. Answers operations per second and latencies in ms.
 */
export async function closedLoop(callers, work, { secs = SECS, warm = WARM } = {}) {
  let measuring = false;
  let stopped = false;
  let done = 0;
  const latencies = [];
  const loop = async (caller) => {
    while (!stopped) {
      const began = performance.now();
      const count = (await work(caller)) ?? 1;
      if (!measuring || stopped) continue;
      done += count;
      if (count > 0) latencies.push(performance.now() - began);
    }
  };
  const loops = Promise.all(Array.from({ length: callers }, (_, caller) => loop(caller)));
  // A loop that fails ends the measurement at once.
  await Promise.race([sleep(warm * 1000), loops]);
  measuring = true;
  const began = performance.now();
  await Promise.race([sleep(secs * 1000), loops]);
  stopped = true;
  const elapsed = (performance.now() - began) / 1000;
  await loops;
  return { ops: done / elapsed, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

/** Operations per second of a synchronous `once`, which does one or answers how many it did. */
export function spin(once, secs = SECS, warm = Math.min(1.5, secs * 0.5)) {
  for (const until = performance.now() + warm * 1000; performance.now() < until; ) once();
  let done = 0;
  const began = performance.now();
  const until = began + secs * 1000;
  while (performance.now() < until) done += once() ?? 1;
  return { ops: (done * 1000) / (performance.now() - began) };
}

/**
 * Runs every variant once a round, one after the other, so that all of them meet the same drift of the
 * machine. A variant answers numbers by name, `ops` among them. ONLY=regex runs some of them.
 */
export async function interleave(all, rounds = ROUNDS) {
  const only = new RegExp(process.env.ONLY ?? '');
  const variants = Object.fromEntries(Object.entries(all).filter(([name]) => only.test(name)));
  const measured = Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(variants)) {
      const figures = await run(round);
      measured[name].push(figures);
      console.error(`round ${round + 1}/${rounds} ${name}: ${JSON.stringify(shorten(figures))}`);
    }
  }
  return new Run(measured);
}

const shorten = (figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(5))]));

/** The figures of an interleaved run. */
export class Run {
  constructor(measured) {
    this.measured = measured;
  }

  /** Median of a figure over the rounds. */
  of(variant, figure = 'ops') {
    return median(this.measured[variant].map((figures) => figures[figure]));
  }

  /** Median over the rounds of what `combine` makes of one round's figures by variant. */
  each(combine) {
    const rounds = Math.min(...Object.values(this.measured).map((list) => list.length));
    const figures = (round) =>
      Object.fromEntries(Object.entries(this.measured).map(([name, list]) => [name, list[round]]));
    return median(Array.from({ length: rounds }, (_, round) => combine(figures(round))));
  }

  /** Median of the ratio of two variants of the same round. */
  ratio(over, under, figure = 'ops') {
    return this.each((figures) => figures[over][figure] / figures[under][figure]);
  }

  /** The medians of all figures. */
  medians() {
    const rows = Object.entries(this.measured).map(([variant, list]) => [
      variant,
      Object.fromEntries(Object.keys(list[0]).map((figure) => [figure, this.of(variant, figure)])),
    ]);
    return Object.fromEntries(rows);
  }
}
