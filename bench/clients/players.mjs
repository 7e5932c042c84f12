import { setTimeout as sleep } from 'node:timers/promises';
import { answerQuestions } from '../lib/child.mjs';
import { closedLoop, quantile } from '../lib/measure.mjs';
import { open } from './http.mjs';
import { setupCommands, Table } from './policy.mjs';
import { watchMatches } from './sockets.mjs';

/** The load generator: callers that each play their own matches, watched by their first player. */

const [url, driverName, callerCount, matchCount] = process.argv.slice(2);
const driver = await import(`./${driverName}.mjs`);
const pool = open(url, Number(callerCount));
const callers = [];

/** Latencies of the measurement under way, in ms. */
let replies = [];
let pushes = [];

async function step(caller, match) {
  const { seat, command } = match.table.next();
  match.sentAt = performance.now();
  const answer = await driver.play(pool, caller.tokens, match, seat, command);
  if (answer.refused !== undefined) throw new Error(JSON.stringify([command, answer.refused]));
  const took = performance.now() - match.sentAt;
  replies.push(took);
  match.version = answer.version;
  match.table.learn(command, answer.events);
  settle(match);
}

/** A push counts when the last event of its command has come; reply and push may come in any order. */
function settle(match) {
  if (match.pushedVersion !== match.version || match.pushedAt < match.sentAt) return;
  pushes.push(match.pushedAt - match.sentAt);
  match.pushedAt = Number.NEGATIVE_INFINITY;
}

function pushed(match, version, now) {
  match.pushedVersion = version;
  match.pushedAt = now;
  settle(match);
}

async function prepare(count) {
  const setup = setupCommands();
  const tokens = [await driver.guest(pool), await driver.guest(pool)];
  const matches = [];
  for (let i = 0; i < count; i++) {
    const match = {
      ...(await driver.createMatch(pool, tokens)),
      table: new Table(),
      pushedVersion: 0,
      pushedAt: 0,
    };
    for (const { seat, command } of setup) {
      const answer = await driver.play(pool, tokens, match, seat, command);
      if (answer.refused !== undefined) throw new Error(JSON.stringify([command, answer.refused]));
      match.version = answer.version;
    }
    matches.push(match);
  }
  await watchMatches(url, tokens[0], matches, driver, pushed);
  return { tokens, matches, at: 0 };
}

answerQuestions({
  prepare: async () => {
    const each = Math.ceil(Number(matchCount) / Number(callerCount));
    callers.push(...(await Promise.all(Array.from({ length: Number(callerCount) }, () => prepare(each)))));
    await sleep(500);
  },
  measure: async ({ active = Number(callerCount), secs }) => {
    const work = async (index) => {
      const caller = callers[index];
      caller.at = (caller.at + 1) % caller.matches.length;
      await step(caller, caller.matches[caller.at]);
    };
    replies = [];
    pushes = [];
    const { ops } = await closedLoop(active, work, { secs });
    await sleep(200);
    return {
      ops,
      p50: quantile(replies, 0.5),
      p99: quantile(replies, 0.99),
      'push p50': quantile(pushes, 0.5),
      'push p99': quantile(pushes, 0.99),
      'pushed of replied': pushes.length / replies.length,
    };
  },
});
process.send({ ready: true });
