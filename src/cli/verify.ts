import { createHash, createHmac, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rulesHashOf } from '../ops/rules-hash.ts';
import { type Crypto, type Level, type Report, verifyBundle } from '../verifier/index.ts';
import {
  type CommandSpec,
  complain,
  DONE,
  out,
  readArguments,
  USAGE,
  usageError,
  wholeNumber,
} from './command-line.ts';

const spec: CommandSpec = {
  name: 'verify',
  summary: 'checks an exported match offline and says exactly what fails',
  positionals: ['file'],
  options: {
    level: { value: 'N', about: 'check levels 1 to N only (1 to 6)' },
    key: { value: 'VKEY', about: 'published key of the log, for level 3' },
    json: {
      value: null,
      about: 'print {ok, levels, findings} as JSON; error as well where the file cannot be read',
    },
  },
  notes: [
    'Levels: 1 form of the file, 2 chain of hashes, 3 signatures, 4 hidden fields, 5 randomness, 6 replay by the rules.',
    'Level 6 needs a full export, and the rules that the match was played by.',
    'A file proves itself only up to whoever wrote it: when things happened, whether the table had a clock, how',
    'visible it was, and who exported it when are what the file says. Only signatures (level 3) can prove them.',
    'Exit code: 0 when nothing is found, 10 + the lowest level with a finding, 2 for a wrong command line or a',
    'file that cannot be read.',
  ],
  examples: ['boardroom verify match.jsonl', 'boardroom verify match.jsonl --level 2 --json'],
};

export const { summary } = spec;

const NAMES: Readonly<Record<string, string>> = {
  '1': 'structure',
  '2': 'chain',
  '3': 'authenticity',
  '4': 'hidden fields',
  '5': 'randomness',
  '6': 'replay',
};

const VKEY = /^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+={0,2}$/;

/** The primitives as Node has them. */
export const nodeCrypto: Crypto = {
  sha256: (data) => hash('sha256', data, 'buffer'),
  hmac: (key, data) => createHmac('sha256', key).update(data).digest(),
  startSha256: () => {
    const running = createHash('sha256');
    return { update: (data) => void running.update(data), digest: () => running.digest() };
  },
};

export async function run(argv: readonly string[]): Promise<number> {
  const given = readArguments(spec, argv);
  if (given.type === 'Answered') return given.code;
  const level = wholeNumber(given.text('level') ?? '6', 1, 6);
  if (level === null) return usageError(spec, '--level must be a whole number from 1 to 6.');
  const key = given.text('key');
  if (key !== null && !VKEY.test(key)) {
    return usageError(spec, '--key must be a published key: <name>+<8 hex digits>+<base64>.');
  }
  const [file = ''] = given.positionals;
  let report: Report;
  try {
    const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
    report = await verifyBundle(bytes, { crypto: nodeCrypto, level: level as Level, rulesHashOf });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    const problem = `${file} cannot be read: ${code}.`;
    if (!given.flag('json')) return usageError(spec, problem);
    const unchecked = Object.fromEntries(Object.keys(NAMES).map((name) => [name, 'not checked']));
    out(JSON.stringify({ ok: false, levels: unchecked, findings: [], error: problem }));
    return USAGE;
  }
  const { ok, levels, findings } = report;
  if (given.flag('json')) out(JSON.stringify({ ok, levels, findings }));
  else print(file, report);
  if (key !== null && !given.flag('json')) complain('The key was not used: level 3 is not checked.');
  // By level, so that the first finding is of the lowest one.
  const [lowest] = findings;
  return lowest === undefined ? DONE : 10 + Number(lowest.code[1]);
}

function lastWord(ok: boolean, failed: boolean): string {
  if (failed) return 'THIS FILE IS NOT WHAT IT CLAIMS TO BE';
  return ok ? 'nothing is wrong' : 'NOT ALL OF THIS FILE COULD BE CHECKED';
}

function print(file: string, { ok, levels, findings, reasons, header, events }: Report): void {
  if (header !== null) {
    out(`${file}: match ${header.matchId} of ${header.rulesVersion}, ${header.audience}, ${events} events`);
  }
  for (const [level, result] of Object.entries(levels)) {
    const reason = result === 'not checked' ? reasons[level as keyof typeof reasons] : undefined;
    out(
      `  level ${level} ${(NAMES[level] ?? '').padEnd(14)}${result}${reason === undefined ? '' : `: ${reason}`}`,
    );
  }
  for (const { code, line, version, detail } of findings) {
    const place = [
      ...(line === null ? [] : [`line ${line}`]),
      ...(version === null ? [] : [`version ${version}`]),
    ];
    out(`${code} ${place.join(', ')}${place.length === 0 ? '' : ': '}${detail}`);
  }
  out(lastWord(ok, Object.values(levels).includes('fail')));
}
