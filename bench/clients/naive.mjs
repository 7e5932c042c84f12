import { post } from './http.mjs';
import { OPTIONS } from './policy.mjs';

/** The same for `servers/naive.mjs`. */

const CREATE = 'mutation Create($options: String!) { create(options: $options) { matchId version } }';
const PLAY = `mutation Play($matchId: ID!, $seat: Int!, $command: String!, $expectedVersion: Int!) {
  play(matchId: $matchId, seat: $seat, command: $command, expectedVersion: $expectedVersion) {
    matchId version events } }`;

export const watch = (match) => ({
  query: 'subscription Watch($matchId: ID!) { match(matchId: $matchId) { matchId version events } }',
  variables: { matchId: match.id },
});
export const pushedVersion = (data) => data.match.version;

export const guest = async (pool) => (await post(pool, null, 'mutation { guest }', {})).guest;

export async function createMatch(pool, tokens) {
  const { create } = await post(pool, tokens[0], CREATE, { options: JSON.stringify(OPTIONS) });
  return { id: create.matchId, version: create.version };
}

export async function play(pool, tokens, match, seat, command) {
  const { play: answer } = await post(pool, tokens[seat], PLAY, {
    matchId: match.id,
    seat,
    command: JSON.stringify(command),
    expectedVersion: match.version,
  });
  return { version: answer.version, events: JSON.parse(answer.events) };
}
