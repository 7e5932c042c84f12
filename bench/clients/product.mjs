import { randomUUID } from 'node:crypto';
import { post } from './http.mjs';
import { OPTIONS } from './policy.mjs';

/** The product as its clients see it: what they select is what they show. */

const REFUSED = '... on Refusal { code message } ... on RuleViolation { code message }';
const GUEST = `mutation Guest($name: String!) {
  createGuest(input: { displayName: $name }) { ... on GuestCreated { token } ... on Refusal { code } } }`;
const CREATE = `mutation Create($input: CreateMatchInput!) {
  createMatch(input: $input) { ... on PlayAccepted { receipt { matchId version } } ${REFUSED} } }`;
const JOIN = `mutation Join($input: JoinMatchInput!) {
  joinMatch(input: $input) { ... on PlayAccepted { receipt { matchId version } } ${REFUSED} } }`;
const PLAY = `mutation Play($input: PlayEvilCorpInput!) {
  playEvilCorp(input: $input) {
    __typename
    ... on PlayAccepted {
      receipt { version hash }
      events {
        __typename version text
        ... on EvilCorpOpportunitiesCollected { seatIndex discarded drawn }
        ... on EvilCorpTurnStarted { seatIndex revenueState }
      }
    }
    ... on VersionConflict { currentVersion }
    ${REFUSED}
  } }`;

export const SUBSCRIBE = `subscription Watch($matchId: ID!, $after: Int!) {
  matchEvents(matchId: $matchId, afterVersion: $after) { __typename version text } }`;
export const watch = (match) => ({
  query: SUBSCRIBE,
  variables: { matchId: match.id, after: match.version },
});
/** Version that a pushed result is about. */
export const pushedVersion = (data) => data.matchEvents.version;

export async function guest(pool) {
  const { createGuest } = await post(pool, null, GUEST, { name: 'Ada' });
  return createGuest.token;
}

/** A started match of two guests. */
export async function createMatch(pool, tokens) {
  const input = { game: 'EVIL_CORP', seats: 2, seat: 0, options: OPTIONS, startWhenFull: true };
  const created = await post(pool, tokens[0], CREATE, { input: { ...input, commandId: randomUUID() } });
  const { matchId } = created.createMatch.receipt ?? fail(created);
  const joined = await post(pool, tokens[1], JOIN, {
    input: { matchId, seat: 1, commandId: randomUUID() },
  });
  const { version } = joined.joinMatch.receipt ?? fail(joined);
  return { id: matchId, version };
}

/** Plays a command; answers the new version and the events. */
export async function play(pool, tokens, match, seat, command, options = {}) {
  const typed = typedCommand(command);
  const { expected = match.version, ...request } = options;
  const input = { matchId: match.id, command: typed, expectedVersion: expected, commandId: randomUUID() };
  const { playEvilCorp: answer } = await post(pool, tokens[seat], PLAY, { input }, request);
  if (answer.__typename !== 'PlayAccepted') return { refused: answer };
  return { version: answer.receipt.version, events: answer.events.map(plain) };
}

/** The typed form: `{endTurn: true}`, `{foundSecretBase: {market: EUROPE}}`. */
function typedCommand({ type, ...parameters }) {
  if (Object.keys(parameters).length === 0) return { [type]: true };
  const { market, ...rest } = parameters;
  return {
    [type]: market === undefined ? rest : { ...rest, market: market.replaceAll('-', '_').toUpperCase() },
  };
}

const plain = ({ __typename, seatIndex, revenueState, ...event }) => ({
  ...event,
  type: __typename.replace('EvilCorp', ''),
  seat: seatIndex,
  revenue: revenueState?.toLowerCase(),
});

function fail(answer) {
  throw new Error(JSON.stringify(answer));
}
