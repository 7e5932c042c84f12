/** A setting of the service: its kind, default and meaning. Defaults of limits are those of reliability 2. */
export type Setting =
  | { readonly kind: 'text'; readonly fallback: string; readonly about: string }
  | { readonly kind: 'optional'; readonly fallback: null; readonly about: string; readonly secret?: boolean }
  | {
      readonly kind: 'number';
      readonly fallback: number;
      readonly least: number;
      readonly most: number;
      readonly about: string;
    }
  | { readonly kind: 'flag'; readonly fallback: boolean; readonly about: string }
  | {
      readonly kind: 'choice';
      readonly fallback: string;
      readonly among: readonly string[];
      readonly about: string;
    }
  | { readonly kind: 'list'; readonly fallback: readonly string[]; readonly about: string };

const text = (fallback: string, about: string) => ({ kind: 'text', fallback, about }) as const;
const optional = (about: string) => ({ kind: 'optional', fallback: null, about }) as const;
const flag = (fallback: boolean, about: string) => ({ kind: 'flag', fallback, about }) as const;
const list = (about: string) => ({ kind: 'list', fallback: [] as readonly string[], about }) as const;
const number = (fallback: number, least: number, most: number, about: string) =>
  ({ kind: 'number', fallback, least, most, about }) as const;
/** A limit: at least 1, so that it can be changed but not switched off. */
const limit = (fallback: number, about: string, most = 1_000_000_000) => number(fallback, 1, most, about);

const SERVICE = {
  HOST: text('127.0.0.1', 'Address to listen on.'),
  PORT: number(3000, 0, 65_535, 'Port to listen on; 0 picks a free one.'),
  PUBLIC_URL: optional('Where clients reach the service; the address listened on if left out.'),
  DATABASE_URL: optional(
    'PostgreSQL, as the application role; without it the service runs an embedded PostgreSQL.',
  ),
  MIGRATE_DATABASE_URL: optional(
    'The same database as the role that owns the schema; without it nothing is migrated.',
  ),
  MIGRATE_ON_START: flag(true, 'Bring the schema to the newest version at start.'),
  DATA_DIR: text('./data', 'Folder of the embedded database and of the keys.'),
  ENCRYPTION_KEY_FILE: optional('Key that encrypts secrets; $DATA_DIR/keys/encryption if left out.'),
  TOKEN_KEY_FILE: optional('Key that signs player tokens; $DATA_DIR/keys/token.jwk if left out.'),
  BUS_URL: {
    kind: 'choice',
    fallback: 'auto',
    among: ['auto', 'none', 'postgres'],
    about:
      'How processes of one database wake each other. auto: postgres with DATABASE_URL, none without it.',
  },
  LOG_LEVEL: {
    kind: 'choice',
    fallback: 'info',
    among: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    about: 'Least weight of the log lines that are written.',
  },
  NODE_ENV: {
    kind: 'choice',
    fallback: 'development',
    among: ['development', 'production', 'test'],
    about: 'In production nothing secret is made up at start: a missing key stops it.',
  },
  TRUSTED_PROXIES: list('Addresses or networks whose forwarding headers are believed.'),
} as const satisfies Readonly<Record<string, Setting>>;

const HTTP = {
  HTTP_HEADER_BYTES: limit(16_384, 'Request line and headers.'),
  HTTP_HEADERS: limit(100, 'Headers of a request.'),
  HTTP_BODY_BYTES: limit(65_536, 'Body of a request.'),
  HTTP_HEADERS_TIMEOUT_MS: limit(10_000, 'Time to send all headers.'),
  HTTP_REQUEST_TIMEOUT_MS: limit(15_000, 'Time to send a whole request.'),
  HTTP_KEEP_ALIVE_MS: limit(65_000, 'Time that an idle connection stays open.'),
  HTTP_REQUESTS_PER_SOCKET: limit(1000, 'Requests of one connection.'),
  HTTP_SOCKETS: limit(10_000, 'Connections of this process.'),
  HTTP_SOCKETS_PER_ADDRESS: limit(200, 'Connections of one client address.'),
  JSON_DEPTH: limit(10, 'Nesting of variables.'),
  JSON_ARRAY_LENGTH: limit(100, 'Items of an array in variables.'),
  JSON_STRING_LENGTH: limit(4096, 'Characters of a text in variables.'),
} as const satisfies Readonly<Record<string, Setting>>;

const QUERY = {
  QUERY_BYTES: limit(16_384, 'Query document.'),
  QUERY_TOKENS: limit(2000, 'Tokens of a query document.', 20_000),
  QUERY_OPERATIONS: limit(5, 'Operations in a document.'),
  QUERY_ERRORS: limit(5, 'Errors that are reported of one document.'),
  QUERY_DEPTH: limit(12, 'Nesting of fields, with fragments expanded.'),
  QUERY_FRAGMENTS: limit(20, 'Fragments in a document.'),
  QUERY_SPREADS: limit(100, 'Spreads of fragments, after expansion.'),
  QUERY_ALIASES: limit(30, 'Aliases in a document.'),
  QUERY_ROOT_FIELDS: limit(10, 'Root fields of a query.'),
  QUERY_DIRECTIVES: limit(20, 'Directives in a document.'),
  QUERY_COST: limit(5000, 'Cost points of an operation.'),
  QUERY_PAGE: limit(100, 'Items of a page of a connection.'),
  QUERY_TIMEOUT_MS: limit(5000, 'Time of an operation.'),
  QUERY_VARIABLES_BYTES: limit(16_384, 'Variables.'),
  QUERY_CACHE: limit(1000, 'Admitted documents that are remembered.'),
  INTROSPECTION: flag(true, 'Answer introspection queries.'),
  INTROSPECTION_DEPTH: limit(15, 'Nesting of introspection fields.'),
  INTROSPECTION_COST: limit(200, 'Cost points of introspection fields.'),
} as const satisfies Readonly<Record<string, Setting>>;

const SOCKET = {
  SOCKET_INIT_MS: limit(5000, 'Time for connection_init.'),
  SOCKET_MESSAGE_BYTES: limit(16_384, 'Inbound message.'),
  SOCKET_MESSAGES: limit(30, 'Inbound messages in SOCKET_MESSAGES_WINDOW_MS.'),
  SOCKET_MESSAGES_WINDOW_MS: limit(10_000, 'Window in which inbound messages are counted.'),
  SOCKETS_PER_PLAYER: limit(5, 'WebSocket connections of one player.'),
  SOCKET_SUBSCRIPTIONS: limit(50, 'Subscriptions of one connection.'),
  SOCKET_PING_MS: limit(15_000, 'Time between pings with the heads.'),
  SOCKET_MISSED_PONGS: limit(2, 'Pings in a row without a pong after which a connection is closed.'),
  SOCKET_UNSENT_BYTES: limit(1_048_576, 'Bytes that may wait for one connection to take them.'),
  SOCKET_STALL_MS: limit(10_000, 'Time in which a connection may take nothing although something waits.'),
  SOCKET_TOKEN_CHECK_MS: limit(10_000, 'Time between looks whether a token is still good.', 30_000),
} as const satisfies Readonly<Record<string, Setting>>;

const RATES = {
  RATE_ANONYMOUS: limit(60, 'Requests a minute of one address without a token.'),
  RATE_QUERIES: limit(600, 'Queries a minute of one player.'),
  RATE_COMMANDS: limit(120, 'Mutations a minute of one player.'),
  RATE_COMMANDS_BURST: limit(30, 'Mutations of one player at once.'),
  RATE_REFUSED_COMMANDS: limit(30, 'Commands against the rules a minute, of one player in one match.'),
  RATE_CREATED_MATCHES: limit(20, 'Matches created an hour by one player.'),
  RATE_EXPORTS: limit(10, 'Exports a minute of one player or address.'),
  EXPORTS_AT_ONCE: limit(2, 'Exports at the same time in this process.'),
  RATE_FAILED_LOGINS: limit(20, 'Bad tokens a minute of one address.'),
  LOCKOUT_SECONDS: limit(60, 'Time for which an address with too many bad tokens is refused.'),
  RATE_KEYS: limit(50_000, 'Players and addresses that each rate remembers.'),
} as const satisfies Readonly<Record<string, Setting>>;

const MATCHES = {
  ABANDON_OPEN_HOURS: limit(
    24,
    'Hours without an event after which a table that nobody started is given up.',
    100_000,
  ),
  ABANDON_PLAYING_DAYS: limit(60, 'Days without an event after which a match in play is given up.', 100_000),
} as const satisfies Readonly<Record<string, Setting>>;

const LOAD = {
  OVERLOAD_DELAY_MS: limit(250, 'Delay of the event loop, 99th percentile over a second.'),
  OVERLOAD_UTILISATION: number(0.95, 0.1, 1, 'Utilisation of the event loop; 1 sheds nothing for it.'),
  OVERLOAD_MEMORY_BYTES: limit(2_147_483_648, 'Resident size of the process.', 1_000_000_000_000),
  OVERLOAD_DATABASE_WAITS: limit(200, 'Requests that wait for a database connection.'),
  SHUTDOWN_MS: limit(20_000, 'Time for requests in flight when the service stops.'),
  LIVE_MATCHES: limit(5000, 'Matches kept in memory.'),
  MATCH_QUEUE: limit(100, 'Commands of one match that may wait to be stored.'),
} as const satisfies Readonly<Record<string, Setting>>;

/** All settings, each an environment variable of this name, in groups as the operator reads them. */
export const SETTING_GROUPS = {
  Service: SERVICE,
  HTTP,
  'GraphQL operations': QUERY,
  WebSocket: SOCKET,
  'Rates and budgets': RATES,
  Matches: MATCHES,
  'Load and memory': LOAD,
} as const;

export const SETTINGS = { ...SERVICE, ...HTTP, ...QUERY, ...SOCKET, ...RATES, ...MATCHES, ...LOAD } as const;

type Table = typeof SETTINGS;
type ValueOf<S extends Setting> = S extends { kind: 'number' }
  ? number
  : S extends { kind: 'flag' }
    ? boolean
    : S extends { kind: 'optional' }
      ? string | null
      : S extends { kind: 'list' }
        ? readonly string[]
        : S extends { kind: 'choice'; among: readonly (infer C)[] }
          ? C
          : string;

/** The values of all settings, by the names of their environment variables. */
export type Settings = { readonly [K in keyof Table]: ValueOf<Table[K]> };

/** All defaults; for tests and for what runs without an environment. */
export function defaultSettings(change: Partial<Settings> = {}): Settings {
  const entries = Object.entries(SETTINGS).map(([name, setting]) => [name, setting.fallback]);
  return { ...(Object.fromEntries(entries) as Settings), ...change };
}
