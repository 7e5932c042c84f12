import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evilCorp } from '../../src/games/evil-corp/index.ts';
import { boardroom, inProcess } from './run.ts';

const MATCH = '01890a5d-ac96-774b-bcce-b302099a8057';
const NAMES = ['serve', 'migrate', 'simulate', 'replay', 'export', 'verify', 'inspect'];

describe('the command line', () => {
  it('lists its commands, and each has its own help with an example', async () => {
    const help = await boardroom(['--help']);
    expect(help.code).toBe(0);
    for (const name of NAMES) expect(help.out).toMatch(new RegExp(`^  ${name} +\\S.*$`, 'm'));
    expect(help.out).toMatch(/Example:\n {2}boardroom /);
    for (const name of NAMES) {
      const own = await inProcess([name, '--help']);
      expect(own.code, name).toBe(0);
      expect(own.out).toMatch(new RegExp(`Usage: boardroom ${name}`));
      expect(own.out).toMatch(/Example:\n {2}\S*.*boardroom /);
    }
  });

  it('says what is allowed, with exit code 2', async () => {
    const cases: readonly (readonly [string[], RegExp])[] = [
      [[], /a command is needed[\s\S]*serve, migrate, simulate, replay, export, verify, inspect/],
      [['bake'], /no command "bake"[\s\S]*serve, migrate/],
      [['verify', 'x', '--lewel', '3'], /--lewel[\s\S]*--level, --key, --json, --help/],
      [['verify'], /takes <file>; 0 given/],
      [['verify', 'no-such-file'], /no-such-file cannot be read: ENOENT/],
      [['verify', 'x', '--level', '7'], /from 1 to 6/],
      [['inspect', 'chess'], /no game "chess"\. Games: evil-corp/],
      [['simulate', 'evil-corp', '--players', '9'], /from 2 to 6/],
      [['simulate', 'evil-corp', '--players', '3', '--bots', 'clever'], /mixed, heuristic or random/],
      [['simulate', 'evil-corp', '--players', '3', '--seed', 'xyz'], /hex digits/],
      [['simulate', 'evil-corp', '--players', '3', '--option', 'rounds=3'], /firstPlayer, direction/],
      [['simulate', 'evil-corp', '--players', '3', '--option', 'maxRounds=3'], /refused/],
      [['export', 'not-an-id'], /no match id/],
      [['replay', 'x', '--viewer', 'me'], /spectator, seat:<n> or open/],
      [['simulate', 'evil-corp'], /--players is needed: from 2 to 6 for Evil Corp/],
      [['replay', 'no-such-file'], /no-such-file cannot be read: ENOENT/],
      [['export', MATCH, '--json'], /--json needs --out/],
      [['export', MATCH, '--out', 'no-such-folder/a.jsonl'], /no-such-folder\/a\.jsonl cannot be written/],
      [['serve', '--port', '1'], /Options of serve: --json, --help/],
      [['migrate', '--all', '--now'], /Unknown options: --all, --now/],
    ];
    for (const [argv, words] of cases) {
      const { code, errors } = await inProcess(argv);
      expect(code, argv.join(' ')).toBe(2);
      expect(errors).toMatch(words);
    }
    expect(await boardroom(['bake'])).toMatchObject({ code: 2, out: '' });
  });

  it('tells all that is wrong at once', async () => {
    const wrong = [
      'simulate',
      'evil-corp',
      '--games',
      '0',
      '--bots',
      'clever',
      '--seed',
      'x',
      '--workers',
      '99',
    ];
    const { code, errors } = await inProcess([...wrong, '--option', 'rounds=3']);
    expect(code).toBe(2);
    for (const name of ['players', 'games', 'bots', 'seed', 'workers', 'option']) {
      expect(errors.match(new RegExp(`^--${name} `, 'gm')), name).toHaveLength(1);
    }
  });

  it('tells the version of the package', async () => {
    const manifest = new URL('../../package.json', import.meta.url);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    expect(await boardroom(['--version'])).toEqual({ code: 0, out: `${version}\n`, errors: '' });
  });

  it('verify answers in JSON where the file cannot be read as well', async () => {
    const { code, out } = await inProcess(['verify', '--json', 'no-such-file']);
    expect(code).toBe(2);
    const { levels, ...rest } = JSON.parse(out) as { levels: Record<string, string> };
    expect(rest).toEqual({ ok: false, findings: [], error: 'no-such-file cannot be read: ENOENT.' });
    expect(Object.entries(levels)).toEqual(['1', '2', '3', '4', '5', '6'].map((n) => [n, 'not checked']));
  });

  it('verify says what only signatures can prove', async () => {
    expect((await inProcess(['verify', '--help'])).out).toMatch(/Only signatures \(level 3\) can prove/);
  });

  it('inspect prints the catalogue', async () => {
    const page = await inProcess(['inspect', 'evil-corp']);
    const json = await inProcess(['inspect', 'evil-corp', '--json']);
    expect([page.code, json.code]).toEqual([0, 0]);
    const catalogue = JSON.parse(json.out) as Record<string, Record<string, unknown>>;
    expect(catalogue['seats']).toEqual({ min: 2, max: 6 });
    expect(Object.keys(catalogue['commands'] ?? {})).toEqual(Object.keys(evilCorp.schemas.commands));
    expect(catalogue['errorCodes']).toEqual(evilCorp.errorCodes);
    expect(catalogue['content']).toMatchObject({ opportunityCard: 120, worldEventCard: 24, city: 18 });
    for (const words of ['maxRounds', '40', 'layPhase', 'INVALID_COMMAND', 'R34', 'opportunityCard']) {
      expect(page.out).toContain(words);
    }
  });
});
