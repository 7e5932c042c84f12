import { describe, expect, test } from 'vitest';
import { loggedError, openLog } from '../../src/ops/logging.ts';

function written(use: (log: ReturnType<typeof openLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  use(openLog('info', { write: (line: string) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('the log (reliability 8.9)', () => {
  test('only allowed members are written', () => {
    const [line] = written((log) =>
      log.info(
        { requestId: 'r', matchId: 'm', seat: 0, command: 'secret', variables: { bid: 3 }, token: 'secret' },
        'said',
      ),
    );
    expect(line).toMatchObject({ requestId: 'r', matchId: 'm', seat: 0, msg: 'said' });
    expect(Object.keys(line ?? {}).sort()).toEqual(['level', 'matchId', 'msg', 'requestId', 'seat', 'time']);
  });

  test('an error shows where it arose, never its message', () => {
    const error = new Error('bid of seat 2 was canary', { cause: new TypeError('value canary') });
    const lines = written((log) => {
      log.error(error);
      log.error({ err: error });
      log.error({ err: error }, 'text');
      log.error({ error: loggedError(error) }, 'text');
      log.child({ variables: { bid: 'canary' } }).error({ err: error });
    });
    expect(JSON.stringify(lines)).not.toContain('canary');
    for (const line of lines) expect(JSON.stringify(line['error'])).toContain('logging.test.ts');
  });

  test('operation names are cut', () => {
    const [line] = written((log) => log.info({ operation: 'x'.repeat(500) }, 'request'));
    expect(line?.['operation']).toBe('x'.repeat(64));
  });
});
