import { answerQuestions } from '../lib/child.mjs';
import { closedLoop } from '../lib/measure.mjs';
import { open, post } from './http.mjs';

/** The load generator of the bare mutation. */
const [url, callerCount] = process.argv.slice(2);
const pool = open(url, Number(callerCount));
const SUBMIT = `mutation S($m: ID!, $v: Int!, $c: String!) {
  submit(matchId: $m, expectedVersion: $v, command: $c) { matchId version events } }`;
const VARIABLES = { m: '00000000-0000-4000-8000-000000000001', v: 7, c: '{"type":"collectRevenue"}' };

answerQuestions({
  measure: ({ active, secs }) =>
    closedLoop(
      active,
      async () => {
        await post(pool, null, SUBMIT, VARIABLES);
      },
      { secs },
    ),
});
process.send({ ready: true });
