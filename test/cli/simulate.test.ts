import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evilCorp } from '../../src/games/evil-corp/index.ts';
import { editable, eventOf, rehash, render } from '../verifier/editable.ts';
import { boardroom, inProcess, type Ran } from './run.ts';

const SMALL = ['simulate', 'evil-corp', '--players', '3', '--option', 'maxRounds=5', '--json'];

describe('simulate, verify and replay', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boardroom-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('one seed gives the same games and files, in one process or two, recorded or not', async () => {
    const played = [...SMALL, '--games', '5', '--seed', 'C0FFEE', '--bots', 'random'];
    const runs = [
      await inProcess([...played, '--workers', '1', '--events', join(folder, 'a')]),
      await boardroom([...played, '--workers', '2', '--events', join(folder, 'b')]),
      await inProcess([...played, '--workers', '1']),
    ];
    const summaries = runs.map(({ code, out, errors }) => {
      expect(errors).toBe('');
      expect(code).toBe(0);
      const { seconds, gamesPerSecond, eventsPerSecond, ...rest } = JSON.parse(out) as Record<
        string,
        unknown
      >;
      for (const rate of [seconds, gamesPerSecond, eventsPerSecond]) expect(rate).toBeGreaterThan(0);
      return rest;
    });
    expect(summaries[0]).toMatchObject({
      ...{ game: 'evil-corp', players: 3, games: 5, ended: 5, violations: 0, seed: 'c0ffee' },
      scores: { min: null, median: null, max: null },
      roundsMedian: 5,
    });
    expect(summaries[1]).toEqual(summaries[0]);
    expect(summaries[2]).toEqual(summaries[0]);
    const { wins, endings } = summaries[0] as { wins: number[]; endings: Record<string, number> };
    expect(wins).toHaveLength(3);
    expect(Object.values(endings).reduce((sum, n) => sum + n, 0)).toBe(5);
    const names = readdirSync(join(folder, 'a')).sort();
    expect(names).toEqual([1, 2, 3, 4, 5].map((n) => `evil-corp-${n}.jsonl`));
    for (const name of names) {
      expect(readFileSync(join(folder, 'b', name), 'utf8')).toBe(
        readFileSync(join(folder, 'a', name), 'utf8'),
      );
    }
  });

  it('random players play every fourth game unless another kind is named', async () => {
    const filesOf = async (...bots: string[]) => {
      const into = mkdtempSync(join(folder, 'bots-'));
      const { code } = await inProcess([...SMALL, '--games', '4', '--seed', 'b', '--events', into, ...bots]);
      expect(code).toBe(0);
      return [1, 2, 3, 4].map((n) => readFileSync(join(into, `evil-corp-${n}.jsonl`), 'utf8'));
    };
    const heuristic = await filesOf('--bots', 'heuristic');
    const random = await filesOf('--bots', 'random');
    expect(random[3]).not.toBe(heuristic[3]);
    expect(await filesOf()).toEqual([...heuristic.slice(0, 3), random[3]]);
    expect(await filesOf('--bots', 'mixed')).toEqual(await filesOf());
  });

  it('counts coverage of commands, events and their kinds, and content', async () => {
    const { code, out } = await inProcess([...SMALL, '--games', '2', '--seed', '1', '--coverage']);
    expect(code).toBe(0);
    const { coverage } = JSON.parse(out) as { coverage: Record<string, number> };
    expect(Object.keys(coverage)).toEqual(
      expect.arrayContaining([
        ...Object.keys(evilCorp.schemas.commands),
        ...Object.keys(evilCorp.schemas.events),
        ...evilCorp.content.map(({ id }) => id),
      ]),
    );
    expect(coverage['selectCeo']).toBe(6);
    expect(coverage['GameStarted']).toBe(2);
    const kinds = Object.entries(coverage).filter(([name]) => name.startsWith('TurnStarted.tokenBefore='));
    expect(kinds.map(([name]) => name.split('=')[1])).toEqual(['none', 'bankrupt', 'rebranding']);
    expect(kinds.reduce((sum, [, times]) => sum + times, 0)).toBe(coverage['TurnStarted']);
    // Every card is in a deck, which nobody sees; some were never drawn.
    const cards = evilCorp.content.filter(({ kind }) => kind === 'opportunityCard');
    expect(cards.filter(({ id }) => coverage[id] === 0).length).toBeGreaterThan(0);
  });

  it('counts no ids that a match makes', async () => {
    const greed = ['simulate', 'greed-incorporated', '--players', '3', '--json', '--workers', '1'];
    const { out } = await inProcess([...greed, '--games', '2', '--seed', '1', '--coverage']);
    const { coverage } = JSON.parse(out) as { coverage: Record<string, number> };
    expect(coverage['TradeOffered']).toBeGreaterThan(0);
    expect(coverage['TradeOffered.fromCompanyId=madf']).toBeGreaterThan(0);
    expect(Object.keys(coverage).filter((name) => name.includes('offer-'))).toEqual([]);
  });

  it('verify passes what was recorded and names what was changed', async () => {
    const good = join(folder, 'a', 'evil-corp-1.jsonl');
    const bad = join(folder, 'changed.jsonl');
    const text = readFileSync(good, 'utf8');
    writeFileSync(bad, text.replace('"type":"endTurn"', '"type":"endturn"'));
    const passed = await boardroom(['verify', good, '--json']);
    const failed = await boardroom(['verify', bad, '--json']);
    const page = await inProcess(['verify', bad]);
    const low = await inProcess(['verify', good, '--level', '2', '--json']);
    const levels = { '1': 'pass', '2': 'pass', '3': 'not checked', '4': 'pass', '5': 'pass', '6': 'pass' };
    expect(passed.code).toBe(0);
    expect(JSON.parse(passed.out)).toEqual({ ok: true, levels, findings: [] });
    expect(JSON.parse(low.out)).toMatchObject({ ok: true, levels: { '2': 'pass', '4': 'not checked' } });
    const report = JSON.parse(failed.out) as { ok: boolean; findings: { code: string; line: number }[] };
    expect(failed.code).toBe(11);
    expect(report.ok).toBe(false);
    expect(report.findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['V110', 'V402', 'V604']));
    expect(page.code).toBe(11);
    expect(page.out).toMatch(/^V402 line \d+, version \d+: value and salt of \$command/m);
  });

  it('verify keeps its exit code when nobody reads on', async () => {
    const bad = join(folder, 'changed.jsonl');
    const good = join(folder, 'a', 'evil-corp-1.jsonl');
    expect(await boardroom(['verify', bad], { deaf: true })).toMatchObject({ code: 11, errors: '' });
    expect(await boardroom(['replay', good], { deaf: true })).toMatchObject({ code: 0, errors: '' });
  });

  it('verify does not call a file right whose rules it does not have', async () => {
    const bundle = editable(
      readFileSync(join(folder, 'a', 'evil-corp-1.jsonl'), 'utf8')
        .trimEnd()
        .split('\n'),
    );
    bundle.header.rulesVersion = 'evil-corp/9.0.0';
    for (const { event } of bundle.events) event.rulesVersion = 'evil-corp/9.0.0';
    eventOf(bundle, 'MatchCreated').event.payload['rulesVersion'] = 'evil-corp/9.0.0';
    rehash(bundle);
    const file = join(folder, 'other-rules.jsonl');
    writeFileSync(file, render(bundle));
    const page = await inProcess(['verify', file]);
    const json = await inProcess(['verify', file, '--json']);
    const lower = await inProcess(['verify', file, '--level', '5']);
    expect(page.code).toBe(16);
    expect(page.out).toMatch(/level 6 replay +not checked: rules evil-corp\/9\.0\.0 are not installed$/m);
    expect(page.out).toMatch(/\nNOT ALL OF THIS FILE COULD BE CHECKED\n$/);
    expect(json.code).toBe(16);
    expect(JSON.parse(json.out)).toMatchObject({
      ok: false,
      levels: { '5': 'pass', '6': 'not checked' },
      findings: [{ code: 'V601' }],
    });
    expect(lower.code).toBe(0);
    expect(lower.out).toMatch(/\nnothing is wrong\n$/);
  });

  it('replay prints sentences with citations, and views as each viewer may see them', async () => {
    const file = join(folder, 'a', 'evil-corp-1.jsonl');
    const at = ['replay', file, '--at', '30', '--viewer'];
    const page = await boardroom(['replay', file]);
    const json = await inProcess(['replay', file, '--json']);
    const views: Ran[] = [];
    for (const viewer of ['spectator', 'seat:1', 'open']) views.push(await inProcess([...at, viewer]));
    expect(page.out).toMatch(/^ {5}1 {2}A table with 3 seats was opened\.$/m);
    expect(page.out).toMatch(
      /^ {4}10 {2}Both decks are shuffled: .*\[The Opportunity and World Event Decks\]$/m,
    );
    const events = json.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { version: number; type: string; payload: Record<string, unknown> });
    expect(events.map(({ version }) => version)).toEqual(events.map((_, i) => i + 1));
    const hand = events.find(({ type }) => type === 'StartingHandDealt');
    expect(hand?.payload['cardIds']).toBeNull();
    const hands = views.map(({ code, out }) => {
      expect(code).toBe(0);
      const view = JSON.parse(out) as { players: { hand: string[] | null }[] };
      return view.players.map((player) => player.hand !== null);
    });
    expect(hands).toEqual([
      [false, false, false],
      [false, true, false],
      [true, true, true],
    ]);
  });

  it('replay says what it cannot do, with exit code 1', async () => {
    const full = readFileSync(join(folder, 'a', 'evil-corp-1.jsonl'), 'utf8');
    const closed = join(folder, 'public.jsonl');
    writeFileSync(closed, full.replaceAll(/^\{"path":.*\n/gm, ''));
    const view = await inProcess(['replay', closed, '--at', '30']);
    const page = await inProcess(['replay', closed, '--viewer', 'open']);
    const other = await inProcess(['replay', import.meta.filename]);
    expect(view).toMatchObject({ code: 1, out: '' });
    expect(view.errors).toMatch(/does not open/);
    expect(page.code).toBe(0);
    expect(other.code).toBe(1);
    expect(other.errors).toMatch(/no export file/);
  });
});
