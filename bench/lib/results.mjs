import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

const FOLDER = new URL('../results/', import.meta.url);

/** A ratio (or figure) against its goal; `bound` is `>=` or `<=`. */
export const goal = (id, what, value, bound, target, unit = 'x') => ({
  id,
  what,
  value,
  bound,
  target,
  unit,
  reached: bound === '>=' ? value >= target : value <= target,
});

/** Figures without a goal, shown for orientation. */
export const figure = (id, what, value, unit) => ({
  id,
  what,
  value,
  unit,
  bound: null,
  target: null,
  reached: null,
});

const machine = (postgres) => ({
  cores: cpus().length,
  model: cpus()[0]?.model ?? 'unknown',
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.versions.node,
  postgres,
});

/** Prints the medians and goals as TSV and keeps them in `results/<script>.json` for the report. */
export function publish(script, run, goals, { postgres = null, notes = [] } = {}) {
  const medians = run.medians();
  const names = [...new Set(Object.values(medians).flatMap((figures) => Object.keys(figures)))];
  console.log(['variant', ...names].join('\t'));
  for (const [variant, figures] of Object.entries(medians)) {
    console.log([variant, ...names.map((name) => show(figures[name]))].join('\t'));
  }
  console.log(['goal', 'what', 'value', 'bound', 'reached'].join('\t'));
  for (const one of goals) {
    const bound = one.bound === null ? '' : `${one.bound} ${one.target} ${one.unit}`;
    const reached = one.reached === null ? '' : one.reached ? 'yes' : 'NO';
    console.log([one.id, one.what, `${show(one.value)} ${one.unit}`, bound, reached].join('\t'));
  }
  for (const note of notes) console.log(`note\t${note}`);
  mkdirSync(FOLDER, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  const kept = { script, date, machine: machine(postgres), medians, goals, notes };
  writeFileSync(new URL(`${script}.json`, FOLDER), `${JSON.stringify(kept, null, 2)}\n`);
}

const show = (value) => {
  if (value === undefined || Number.isNaN(value)) return '';
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
};
