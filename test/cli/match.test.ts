import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExportAudience, exportBundle } from '../../src/audit/index.ts';
import { problemOf } from '../../src/edge/problem.ts';
import { loadKeys } from '../../src/store/index.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { playMoves, type SeatedMatch, seatedMatch } from '../support/seated.ts';
import { startServices, type TestServices } from '../support/services.ts';
import { boardroom, inProcess, start } from './run.ts';

describe('a match of the database', () => {
  let folder: string;
  let database: TestDatabase;
  let services: TestServices;
  let match: SeatedMatch;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'boardroom-'));
    const keyFile = join(folder, 'key');
    writeFileSync(keyFile, `${'5a'.repeat(32)}\n`, { mode: 0o600 });
    const [key] = loadKeys(keyFile);
    if (key === undefined) throw new Error('no key');
    database = await startPostgres();
    services = await startServices(database, { key });
    match = await seatedMatch(services, 2, { options: { maxRounds: 5 } });
    await playMoves(services, match, 40, 5);
  });
  afterAll(async () => {
    await services.stop();
    await database.stop();
    rmSync(folder, { recursive: true });
  });

  it('replays by its id', async () => {
    const env = { DATABASE_URL: database.applicationUrl, ENCRYPTION_KEY_FILE: join(folder, 'key') };
    const page = await inProcess(['replay', match.matchId], env);
    const view = await inProcess(['replay', match.matchId, '--at', '20', '--viewer', 'seat:0'], env);
    const unknown = await inProcess(['replay', match.matchId.replace(/.{4}$/, '0000')], env);
    const keyless = { ...env, ENCRYPTION_KEY_FILE: join(folder, 'none') };
    const locked = await inProcess(['replay', match.matchId], keyless);
    expect(page.errors).toBe('');
    expect(page.out).toMatch(/^ {5}1 {2}A table with 2 seats was opened\.$/m);
    expect(JSON.parse(view.out)).toHaveProperty('players');
    expect(unknown).toMatchObject({ code: 1 });
    expect(unknown.errors).toMatch(/there is no match/);
    expect(locked).toMatchObject({ code: 1, out: '' });
  });

  it('serve and migrate say in JSON what they did', async () => {
    const urls = {
      DATABASE_URL: database.applicationUrl,
      MIGRATE_DATABASE_URL: database.ownerUrl,
      ENCRYPTION_KEY_FILE: join(folder, 'key'),
    };
    const migrated = await boardroom(['migrate', '--json'], { env: urls });
    expect(migrated).toMatchObject({ code: 0, errors: '' });
    expect(JSON.parse(migrated.out)).toEqual({ applied: [] });
    const env = { ...urls, PORT: '0', DATA_DIR: folder, MIGRATE_ON_START: 'false' };
    const server = start(['serve', '--json'], env);
    const ended = once(server, 'close');
    server.stderr.resume();
    const [line] = (await Promise.race([once(server.stdout, 'data'), ended])) as [Buffer];
    const { listening } = JSON.parse(String(line)) as { listening: string };
    expect((await fetch(`${listening}/schema.graphql`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }, 60_000);

  describe('behind a server that hands out the bundle', () => {
    let server: Server;
    let url: string;
    beforeAll(async () => {
      // The answers of the route, so that the command is tested apart from the server's other parts.
      server = createServer(async (request, response) => {
        const asked = new URL(request.url ?? '', 'http://localhost');
        const audience = asked.searchParams.get('audience') as ExportAudience;
        const matchId = /^\/v1\/matches\/([^/]+)\/export$/.exec(asked.pathname)?.[1] ?? '';
        if (request.headers.authorization === 'Bearer cut') {
          response.end('{"t":"header"}\n');
          return;
        }
        const bundle = await exportBundle(services.store, matchId, audience);
        if (bundle.type === 'Refusal') {
          response.writeHead(bundle.code === 'NOT_FOUND' ? 404 : 403, {
            'content-type': 'application/problem+json',
          });
          response.end(JSON.stringify(problemOf(bundle, 'request-1')));
          return;
        }
        for await (const line of bundle.lines) response.write(line);
        response.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => {
      server.close();
    });

    it('export fetches it whole, or says why not', async () => {
      const file = join(folder, 'seat.jsonl');
      const argv = ['export', match.matchId, '--url', url];
      const printed = await boardroom(argv);
      const written = await inProcess([...argv, '--audience', 'seat:1', '--out', file, '--json']);
      const early = await inProcess([...argv, '--audience', 'full']);
      const missing = await inProcess(['export', '01a22a2a-0000-7000-8000-000000000000', '--url', url]);
      const cut = await inProcess([...argv, '--token', 'cut', '--out', join(folder, 'cut.jsonl')]);
      const dead = await inProcess(['export', match.matchId, '--url', 'http://127.0.0.1:9']);
      expect(printed.code).toBe(0);
      expect(printed.out).toMatch(/^\{"audience":"public"[\s\S]*"t":"footer"\}\n$/);
      expect(written.code).toBe(0);
      expect(JSON.parse(written.out)).toEqual({ file, bytes: readFileSync(file).length });
      expect(early).toMatchObject({ code: 1 });
      expect(early.errors).toMatch(/403 FORBIDDEN: The full export/);
      // A sentence that the title and the detail share is said once.
      expect(early.errors).not.toMatch(/may not do that/);
      expect(missing.errors).toBe(
        'the server refuses: 404 NOT_FOUND: There is no such object, or it is not yours to see.\n',
      );
      const folderAsFile = await inProcess([...argv, '--out', folder]);
      expect(folderAsFile).toMatchObject({ code: 2 });
      expect(folderAsFile.errors).toMatch(/cannot be written: EISDIR/);
      expect(folderAsFile.errors).not.toContain(url);
      expect(await boardroom(argv, { deaf: true })).toMatchObject({ code: 0, errors: '' });
      expect(cut).toMatchObject({ code: 1 });
      expect(cut.errors).toMatch(/not whole/);
      expect(dead).toMatchObject({ code: 1 });
      expect((await inProcess(['verify', file])).code).toBe(0);
    });
  });
});
