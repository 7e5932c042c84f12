import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes the last results as a table between the two marks of the README. */
const RESULTS = new URL('./results/', import.meta.url);
const README = new URL('../README.md', import.meta.url);
const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

const results = readdirSync(RESULTS)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, RESULTS), 'utf8')));

const number = (value) =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
const order = ({ id }) => (id.startsWith('P') ? Number(id.slice(1)) : 1000);
const withUnit = (value, unit) => `${number(value)}${unit === '' || unit === 'x' ? unit : ` ${unit}`}`;

const goals = results
  .flatMap((result) => result.goals.map((one) => ({ ...one, script: result.script })))
  .filter(({ bound }) => bound !== null)
  .sort((a, b) => order(a) - order(b));
const rows = goals.map(
  ({ id, what, value, bound, target, unit, reached, script }) =>
    `| ${id} | ${what} | ${bound === '>=' ? '≥' : '≤'} ${withUnit(target, unit)} | ${withUnit(value, unit)} | ${reached ? 'yes' : 'no'} | \`bench/${script}.mjs\` |`,
);
const shapes = new Set(
  results.map(({ date, machine: { cores, model, memoryGb, node } }) => {
    const postgres = results.map((result) => result.machine.postgres).find((version) => version !== null);
    return `${date}, ${cores} cores (${model}), ${memoryGb} GB, Node ${node}, PostgreSQL ${postgres}`;
  }),
);
const table = [
  BEGIN,
  '| goal | what | wanted | measured | reached | script |',
  '| --- | --- | --- | --- | --- | --- |',
  ...rows,
  '',
  `Measured: ${[...shapes].join('; ')}. Server, load generator and PostgreSQL share the machine; only ratios of`,
  'one interleaved run mean anything.',
  END,
].join('\n');

const readme = existsSync(README) ? readFileSync(README, 'utf8') : '';
const begin = readme.indexOf(BEGIN);
const end = readme.indexOf(END);
if (begin === -1 || end < begin) console.log(table);
else writeFileSync(README, readme.slice(0, begin) + table + readme.slice(end + END.length));
