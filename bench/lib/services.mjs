import { randomBytes, randomUUID } from 'node:crypto';
import { DEFAULT_LIMITS, openServices } from '../../dist/services.js';
import { noBus, openStore, Vault } from '../../dist/store/index.js';
import { OPTIONS, setupCommands, Table } from '../clients/policy.mjs';

/** What services that are started again open the same secrets with. */
const KEY = { id: '00000001', bytes: randomBytes(32) };

/** The services of one process in this one, for benchmarks without the network. */
export async function startServices(database) {
  const vault = new Vault([KEY]);
  const store = await openStore({ applicationUrl: database.applicationUrl, vault, bus: noBus() });
  const services = openServices(
    store,
    (what, error) => {
      throw new Error(what, { cause: error });
    },
    DEFAULT_LIMITS,
  );
  services.start();
  return services;
}

/** Two players who will play all matches. */
export async function addPlayers(services) {
  const players = [`player_${randomUUID()}`, `player_${randomUUID()}`];
  for (const playerId of players) {
    await services.store.identity.createPlayer({
      playerId,
      kind: 'guest',
      displayName: 'Ada',
      handle: playerId,
      createdAt: services.store.clock.now(),
    });
  }
  return players;
}

function accepted(answer) {
  if (answer.type !== 'Executed') throw new Error(JSON.stringify(answer));
  return answer;
}

/** A match of Evil Corp of which the set-up has been played. */
export async function startMatch(services, players) {
  const { live } = accepted(
    await services.tables.create(
      players[0],
      {
        game: 'evil-corp',
        seats: 2,
        options: OPTIONS,
        visibility: 'public',
        seating: 'chosen',
        secondsPerMove: null,
        seat: 0,
        bots: [],
        startWhenFull: true,
      },
      randomUUID(),
    ),
  );
  const { matchId } = live;
  const seating = { caller: players[1], matchId, commandId: randomUUID(), seat: 1, invitation: null };
  accepted(await services.tables.join(seating));
  const match = { id: matchId, version: 0, players, table: new Table() };
  for (const { seat, command } of setupCommands()) await submit(services, match, seat, command);
  return match;
}

async function submit(services, match, seat, command) {
  const answer = accepted(
    await services.matches.submit({
      caller: match.players[seat],
      matchId: match.id,
      command,
      expectedVersion: null,
      commandId: randomUUID(),
    }),
  );
  match.version = answer.events.at(-1).version;
  return answer.events.map(opened);
}

/** Plays the next command of a match, whoever's turn it is. */
export async function playNext(services, match) {
  const { seat, command } = match.table.next();
  match.table.learn(command, await submit(services, match, seat, command));
}

/** Plays on until the match has at least so many events. */
export async function playTo(services, match, version) {
  while (match.version < version) await playNext(services, match);
}

/** A recorded event with its hidden members. */
function opened({ type, payload, openings }) {
  const event = { ...JSON.parse(payload), type };
  for (const { path, value } of openings) if (/^\/[^/]+$/.test(path)) event[path.slice(1)] = value;
  return event;
}
