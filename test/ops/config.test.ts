import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/ops/config.ts';
import { envExample } from '../../src/ops/env-example.ts';
import { defaultSettings, SETTINGS } from '../../src/ops/settings.ts';

const read = (env: Record<string, string>, exists = true) => readConfig(env, () => exists);
const problems = (env: Record<string, string>, exists = true): readonly string[] => {
  const config = read(env, exists);
  return config.type === 'ConfigProblems' ? config.problems : [];
};
const URL_OF_A_DATABASE = 'postgres://user:secret@db:5432/boardroom';

describe('configuration', () => {
  test('nothing given: all defaults', () => {
    const config = read({});
    expect(config.type === 'Config' && config.settings).toEqual(defaultSettings());
    expect(config).toMatchObject({
      encryptionKeyFile: 'data/keys/encryption',
      tokenKeyFile: 'data/keys/token.jwk',
      bus: 'none',
    });
    expect(read({ PORT: ' ', HOST: '' })).toEqual(config);
  });

  test('values of every kind', () => {
    const config = read({
      PORT: '0',
      MIGRATE_ON_START: 'false',
      OVERLOAD_UTILISATION: '0.5',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16',
      DATABASE_URL: URL_OF_A_DATABASE,
    });
    expect(config).toMatchObject({
      bus: 'postgres',
      settings: {
        PORT: 0,
        MIGRATE_ON_START: false,
        OVERLOAD_UTILISATION: 0.5,
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: ['10.0.0.1', '10.1.0.0/16'],
      },
    });
  });

  test('all problems are told at once, each with what is allowed', () => {
    expect(problems({ PORT: '70000', LOG_LEVEL: 'loud', INTROSPECTION: 'yes', QUERY_DEPTH: '1.5' })).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
      'QUERY_DEPTH: must be a whole number from 1 to 1000000000',
      'INTROSPECTION: must be true or false',
    ]);
  });

  test.each([
    [{ DATABASE_URL: 'mysql://user:secret@db' }, /^DATABASE_URL: must be a URL such as postgres/],
    [{ MIGRATE_DATABASE_URL: URL_OF_A_DATABASE }, /^MIGRATE_DATABASE_URL: needs DATABASE_URL/],
    [{ BUS_URL: 'postgres' }, /^BUS_URL: postgres needs DATABASE_URL/],
    [{ PUBLIC_URL: 'example.org' }, /^PUBLIC_URL: must be a URL/],
  ])('%j', (env, message) => {
    const told = problems(env as Record<string, string>);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(message);
    expect(told.join()).not.toContain('secret');
  });

  test('a limit can be changed but not switched off', () => {
    const limits = Object.entries(SETTINGS).filter(
      ([name, setting]) => setting.kind === 'number' && name !== 'PORT',
    );
    expect(limits.length).toBeGreaterThan(50);
    for (const [name] of limits) expect([name, problems({ [name]: '0' }).length]).toEqual([name, 1]);
    for (const [name] of limits) expect([name, problems({ [name]: '-1' }).length]).toEqual([name, 1]);
  });

  test('in production a missing key stops the start', () => {
    expect(problems({ NODE_ENV: 'production' })).toEqual([]);
    expect(problems({ NODE_ENV: 'production', TOKEN_KEY_FILE: '/keys/token' }, false)).toEqual([
      'ENCRYPTION_KEY_FILE: data/keys/encryption does not exist, and in production none is made',
      'TOKEN_KEY_FILE: /keys/token does not exist, and in production none is made',
    ]);
    expect(problems({ NODE_ENV: 'development' }, false)).toEqual([]);
  });

  test('.env.example is what the table says, and names every setting', () => {
    const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    expect(text).toBe(envExample());
    const names = [...text.matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    expect(names).toEqual(Object.keys(SETTINGS));
    const given = Object.fromEntries(
      [...text.matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    expect(read(given)).toEqual(read({}));
  });
});
