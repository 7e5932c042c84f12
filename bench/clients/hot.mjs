import { answerQuestions } from '../lib/child.mjs';
import { closedLoop } from '../lib/measure.mjs';
import { open } from './http.mjs';
import { setupCommands } from './policy.mjs';
import * as driver from './product.mjs';

/**
 * The load generator of one hot match: callers that send its next commands without waiting for one
 * another. They share a connection, on which requests stay in order, as the rules take them in one order.
 */
const [url, callerCount] = process.argv.slice(2);
const callers = Number(callerCount);
const pool = open(url, 1, { pipelining: callers });
let match = null;
let tokens = [];
let sent = 0;
/** First and last version of each accepted command. */
let accepted = [];

/** The next command of a match whose players only end their turns and let every roll stand. */
function nextCommand() {
  const turn = Math.floor(sent / 3) % 2;
  const step = sent % 3;
  sent += 1;
  if (step === 0) return { seat: turn, command: { type: 'endTurn' } };
  return { seat: step === 1 ? turn : 1 - turn, command: { type: 'declineReroll' } };
}

async function step() {
  const { seat, command } = nextCommand();
  // A mutation that the client may send behind others: each has a command id of its own.
  const answer = await driver.play(pool, tokens, match, seat, command, { expected: null, idempotent: true });
  if (answer.refused !== undefined) throw new Error(JSON.stringify([command, answer.refused]));
  accepted.push([answer.events[0].version, answer.version]);
}

/** Versions that no answer told, or that two told. */
function flaws(before) {
  let version = before;
  let lost = 0;
  let doubled = 0;
  for (const [first, last] of accepted.sort((a, b) => a[0] - b[0])) {
    lost += Math.max(0, first - version - 1);
    doubled += Math.max(0, version + 1 - first);
    version = Math.max(version, last);
  }
  return { lost, doubled, version };
}

answerQuestions({
  prepare: async () => {
    tokens = [await driver.guest(pool), await driver.guest(pool)];
    match = await driver.createMatch(pool, tokens);
    for (const { seat, command } of setupCommands()) {
      const answer = await driver.play(pool, tokens, match, seat, command);
      match.version = answer.version;
    }
    return { matchId: match.id };
  },
  measure: async ({ secs }) => {
    accepted = [];
    const figures = await closedLoop(callers, step, { secs });
    const { lost, doubled, version } = flaws(match.version);
    match.version = version;
    return { ...figures, lost, doubled, version };
  },
});
process.send({ ready: true });
