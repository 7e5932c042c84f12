import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type * as contract from './contract-types.ts';
import type { WireEvent } from './public-fold.ts';

/** A frontend that knows the published contract and nothing else. */
const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

/** Selection of every field of a type that is a leaf or an object of leaves. */
function selectionOf(type: GraphQLOutputType): string | null {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return null;
  const fields = Object.values(named.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
  return ` { ${fields.map((field) => field.name).join(' ')} }`;
}

/** Prefix of a game's types, from its value of `GameId`. */
const prefixOf = (game: string): string =>
  game.replace(/([A-Z])([A-Z]*)_?/g, (_, first: string, rest: string) => first + rest.toLowerCase());

/** Prefixes of all games but the one. */
function otherPrefixes(game: string): readonly string[] {
  const ids = schema.getType('GameId');
  if (!isEnumType(ids)) throw new Error('the contract has no GameId');
  return ids.getValues().flatMap(({ name }) => (name === game ? [] : [prefixOf(name)]));
}

/** Every field of every event of the game and of the platform. */
function eventSelection(game: string): string {
  const shared = schema.getType('MatchEvent');
  if (!isInterfaceType(shared)) throw new Error('the contract has no MatchEvent');
  const common = new Set(Object.keys(shared.getFields()));
  const others = otherPrefixes(game);
  const types = schema
    .getPossibleTypes(shared)
    .filter(({ name }) => !others.some((prefix) => name.startsWith(prefix)));
  const parts = types.map((type) => {
    const own = Object.values(type.getFields()).filter((field) => !common.has(field.name));
    const fields = own.flatMap((field) => {
      const selection = field.name === 'outcome' ? ' { reason }' : selectionOf(field.type);
      return selection === null ? [] : [`${field.name}${selection}`];
    });
    return fields.length === 0 ? '' : `... on ${type.name} { ${fields.join(' ')} }`;
  });
  return `__typename version hash text draws { purpose index result } ${parts.join(' ')}`;
}

const eventsOf = (game: string): string => `subscription Events($matchId: ID!, $afterVersion: Int) {
  matchEvents(matchId: $matchId, afterVersion: $afterVersion) { ${eventSelection(game)} } }`;

const LEGAL = `query Legal($id: ID!) { match(id: $id) { version status activeSeats { index } viewerSeat { index }
  legalCommands { type command fixed parameters { name kind min max step distinct distinctGroups options { value group }
    keys { value min max } keyMember countMember } } } }`;

type LegalOption = Pick<contract.LegalOption, 'value' | 'group'>;

type LegalBagKey = Pick<contract.LegalBagKey, 'value' | 'min' | 'max'>;

type LegalParameter = Pick<
  contract.LegalParameter,
  'name' | 'kind' | 'min' | 'max' | 'keyMember' | 'countMember'
> & {
  readonly options: readonly LegalOption[];
  readonly keys: readonly LegalBagKey[];
};

export type LegalCommand = Pick<contract.LegalCommand, 'type'> & {
  readonly command: Json | null;
  readonly fixed: Json;
  readonly parameters: readonly LegalParameter[];
};

export interface Situation extends Pick<contract.Match, 'version' | 'status'> {
  readonly activeSeats: readonly Pick<contract.Seat, 'index'>[];
  readonly viewerSeat: Pick<contract.Seat, 'index'> | null;
  readonly legalCommands: readonly LegalCommand[];
}

export type Json = Record<string, unknown>;

/** A number below n; the client's own dice. */
export type Chance = (n: number) => number;

export class SchemaClient {
  readonly #url: string;
  readonly token: string;
  #socket: Client | null = null;
  /** The game of each match that was asked about. */
  readonly #games = new Map<string, string>();

  constructor(url: string, token: string) {
    this.#url = url;
    this.token = token;
  }

  static async guest(url: string, displayName: string): Promise<SchemaClient> {
    const source = `mutation Guest($name: String!) { createGuest(input: {displayName: $name}) {
      ... on GuestCreated { token } ... on Refusal { code message } } }`;
    const data = await post(url, null, source, { name: displayName });
    const { token } = data['createGuest'] as { token?: string };
    if (token === undefined) throw new Error(JSON.stringify(data));
    return new SchemaClient(url, token);
  }

  query(source: string, variables: Json = {}): Promise<Json> {
    return post(this.#url, this.token, source, variables);
  }

  async situation(matchId: string): Promise<Situation> {
    return (await this.query(LEGAL, { id: matchId }))['match'] as Situation;
  }

  /** The same player at another server. */
  at(url: string): SchemaClient {
    return new SchemaClient(url, this.token);
  }

  /** Plays through the typed mutation, where the command has enum values and a field of its own. */
  async playTyped(game: TypedGame, matchId: string, command: Json, expectedVersion: number): Promise<Json> {
    const source = `mutation Play($input: Play${game}Input!) { play${game}(input: $input) { __typename
      ... on PlayAccepted { receipt { version hash } }
      ... on RuleViolation { code message citation { kind id } ${fieldOf(game)}Code }
      ... on VersionConflict { currentVersion } ... on Refusal { code message } } }`;
    const input: Omit<contract.PlayEvilCorpInput, 'command'> & { readonly command: Json } = {
      matchId,
      command: typedCommand(game, command),
      expectedVersion,
      commandId: randomUUID(),
    };
    return (await this.query(source, { input }))[`play${game}`] as Json;
  }

  /** Asks whether the viewer's seat could play the typed command now. */
  async explain(game: TypedGame, matchId: string, command: Json): Promise<Json> {
    const source = `query Explain($id: ID!, $command: CommandInput!) { match(id: $id) { explain(command: $command) {
      __typename ... on WouldBeAccepted { atVersion } ... on RuleViolation { code message citation { kind id } }
      ... on Refusal { code message } } } }`;
    const typed = { [fieldOf(game)]: typedCommand(game, command) };
    const data = await this.query(source, { id: matchId, command: typed });
    return (data['match'] as Json)['explain'] as Json;
  }

  /** Plays through the generic mutation. */
  playGeneric(matchId: string, command: Json, expectedVersion: number): Promise<Json> {
    return this.submit({ matchId, command, expectedVersion, commandId: randomUUID() });
  }

  /** The same with a command id of the caller's, for retries. */
  async submit(input: contract.SubmitCommandInput): Promise<Json> {
    const source = `mutation Submit($input: SubmitCommandInput!) { submitCommand(input: $input) { __typename
      ... on PlayAccepted { receipt { version hash } } ... on RuleViolation { code message }
      ... on VersionConflict { currentVersion } ... on Refusal { code message } } }`;
    return (await this.query(source, { input }))['submitCommand'] as Json;
  }

  /** Subscribes to events after a version; resolves when the subscription ends, or the server is too busy for it. */
  async watch(
    matchId: string,
    afterVersion: number,
    onEvent: (event: WireEvent) => void,
  ): Promise<'complete' | 'cut' | 'busy'> {
    const query = eventsOf(await this.#gameOf(matchId));
    const socket = createClient({
      url: this.#url.replace(/^http/, 'ws'),
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${this.token}` },
      retryAttempts: 0,
    });
    this.#socket = socket;
    return new Promise((resolve, reject) => {
      socket.subscribe(
        { query, variables: { matchId, afterVersion } },
        {
          next: ({ data, errors }) => {
            if (errors !== undefined) reject(new Error(JSON.stringify(errors)));
            else if (this.#socket === socket) onEvent(data?.['matchEvents'] as WireEvent);
          },
          error: (error) => {
            if (this.#socket !== socket) resolve('cut');
            else if (isBusy(error)) setTimeout(() => resolve('busy'), BUSY_WAIT);
            else reject(error);
          },
          complete: () => resolve(this.#socket === socket ? 'complete' : 'cut'),
        },
      );
    });
  }

  async #gameOf(matchId: string): Promise<string> {
    const known = this.#games.get(matchId);
    if (known !== undefined) return known;
    const data = await this.query('query ($id: ID!) { match(id: $id) { game { gameId } } }', { id: matchId });
    const { gameId } = (data['match'] as { game: { gameId: string } }).game;
    this.#games.set(matchId, gameId);
    return gameId;
  }

  /** Breaks the connection without a word, as a network does. */
  cut(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.terminate();
  }

  async close(): Promise<void> {
    const socket = this.#socket;
    this.#socket = null;
    await socket?.dispose();
  }
}

/** Refusals that pass by themselves: nothing was done, and the same request may be sent again. */
const PASSING: readonly unknown[] = ['OVERLOADED', 'UNAVAILABLE'];
const TRIES = 10;

/** Milliseconds after which a subscription is tried again. */
const BUSY_WAIT = 1000;

const isBusy = (error: unknown): boolean =>
  Array.isArray(error) && PASSING.includes((error as NonNullable<Answer['errors']>)[0]?.extensions?.code);

/** Whether a typed answer is a refusal that passes by itself. */
export const passes = (answer: Json): boolean =>
  answer['__typename'] === 'Refusal' && PASSING.includes(answer['code']);

/** Sends the request, and again after the time that the server asks for while it is too busy. */
async function post(url: string, token: string | null, query: string, variables: Json): Promise<Json> {
  for (let tries = 1; ; tries++) {
    const { data, errors } = await send(url, token, query, variables);
    if (errors === undefined && data !== undefined) return data;
    const [first] = errors ?? [];
    if (tries === TRIES || !PASSING.includes(first?.extensions?.code))
      throw new Error(JSON.stringify(errors));
    await new Promise((resolve) => setTimeout(resolve, 1000 * (first?.extensions?.retryAfter ?? 1)));
  }
}

interface Answer {
  readonly data?: Json;
  readonly errors?: readonly {
    readonly extensions?: { readonly code?: string; readonly retryAfter?: number };
  }[];
}

async function send(url: string, token: string | null, query: string, variables: Json): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer;
}

/** One of the legal commands, built as a form drawn from its parameters would. */
export function fillIn(legal: LegalCommand, chance: Chance): Json {
  if (legal.command !== null) return legal.command;
  const command: Json = { type: legal.type, ...legal.fixed };
  for (const parameter of legal.parameters) setMember(command, parameter.name, filling(parameter, chance));
  return command;
}

/** Fills a member of the command, or `choice/allocations`, a member of a member. */
function setMember(values: Json, path: string, value: unknown): void {
  const [name = '', ...inner] = path.split('/');
  if (inner.length === 0) values[name] = value;
  else {
    const within = { ...(values[name] as Json | undefined) };
    setMember(within, inner.join('/'), value);
    values[name] = within;
  }
}

function filling(parameter: LegalParameter, chance: Chance): unknown {
  const { kind, min, max, options } = parameter;
  if (kind === 'INTEGER') return (min ?? 0) + chance((max ?? 0) - (min ?? 0) + 1);
  if (kind === 'FLAG') return chance(2) === 1;
  if (kind === 'CHOICE') return options[chance(options.length)]?.value;
  if (kind === 'LIST') return pickList(options, min ?? 0, max ?? 0, chance);
  if (kind === 'BAG') return pickBag(parameter, chance);
  throw new Error(`no form for ${kind}`);
}

/** The least that a bag may hold, and what of it is left goes to one key after the other. */
function pickBag({ keys, keyMember, countMember, min, max }: LegalParameter, chance: Chance): unknown[] {
  const counts = keys.map((key) => key.min);
  const least = counts.reduce((sum, count) => sum + count, 0);
  let left = Math.max(0, (min ?? 0) + chance((max ?? 0) - (min ?? 0) + 1) - least);
  for (const [i, key] of keys.entries()) {
    const more = Math.min(left, key.max - key.min);
    counts[i] = key.min + more;
    left -= more;
  }
  return keys
    .map((key, i) => ({ [keyMember ?? '']: key.value, [countMember ?? '']: counts[i] }))
    .filter((row) => row[countMember ?? ''] !== 0);
}

function pickList(options: readonly LegalOption[], min: number, max: number, chance: Chance): unknown[] {
  const left = [...options];
  const length = min + chance(Math.min(max, options.length) - min + 1);
  const picked: LegalOption[] = [];
  while (picked.length < length && left.length > 0) {
    const [option] = left.splice(chance(left.length), 1);
    if (option === undefined) break;
    if (option.group !== null && picked.some(({ group }) => group === option.group)) continue;
    picked.push(option);
  }
  return picked.map(({ value }) => value);
}

/** A game by the name that its types begin with. */
export type TypedGame = 'EvilCorp' | 'Incorporated' | 'CorporateAmerica' | 'GreedIncorporated';

const fieldOf = (game: TypedGame): string => game.charAt(0).toLowerCase() + game.slice(1);

/** The typed form of a JSON command, by the contract's own input types. */
export function typedCommand(game: TypedGame, command: Json): Json {
  const { type, ...parameters } = command as { type: string };
  const input = schema.getType(`${game}Command`);
  if (!isInputObjectType(input)) throw new Error(`the contract has no commands of ${game}`);
  const field = input.getFields()[type];
  if (field === undefined) throw new Error(`the contract has no command ${type}`);
  const value = isLeafType(getNamedType(field.type)) ? true : typedValue(field.type, parameters);
  return { [type]: value };
}

/** `stockOption` and `stock-option` are STOCK_OPTION. */
const enumValue = (text: string): string =>
  text
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1_')
    .toUpperCase()
    .replace(/[-.]/g, '_');

function typedValue(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (isNonNullType(type)) return typedValue(type.ofType, value);
  if (isListType(type)) return (value as unknown[]).map((item) => typedValue(type.ofType, item));
  if (isEnumType(type)) return enumValue(String(value));
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  if (type.isOneOf) {
    // Told apart in JSON by `kind` or by its one member, by its one field here.
    const { kind, ...members } = value as { kind?: string };
    const [field, inner] = kind === undefined ? (Object.entries(members)[0] ?? ['', null]) : [kind, members];
    return { [field]: typedValue((fields[field] as { type: GraphQLInputType }).type, inner) };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      typedValue((fields[name] as { type: GraphQLInputType }).type, item),
    ]),
  );
}
