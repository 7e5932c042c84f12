import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Files of the console, served from the installed packages: it needs no network. */
const FILES = {
  'graphiql.css': ['graphiql', 'graphiql.min.css', 'text/css'],
  'graphiql.js': ['graphiql', 'graphiql.min.js', 'text/javascript'],
  'react.js': ['react', 'umd/react.production.min.js', 'text/javascript'],
  'react-dom.js': ['react-dom', 'umd/react-dom.production.min.js', 'text/javascript'],
} as const;

/** Stands for an id that the page makes anew each time it is opened. */
const FRESH_ID = '00000000-0000-4000-8000-000000000000';

const DEFAULT_QUERY = `# Welcome to Boardroom.
#
# 1. Run "Guest"; copy the token into "Headers" below:
#    {"Authorization": "Bearer …"}
# 2. Run "Table": you play against two bots. Copy the
#    id of the match into "Variables": {"id": "…"}
# 3. Run "Look": the legal commands are ready to play.
# 4. Run "Play", as long as no CEO is chosen.
# 5. Run "Watch": the events arrive as they happen.

mutation Guest {
  createGuest(input: { displayName: "Ada" }) {
    ... on GuestCreated { token player { handle } }
    ... on Refusal { code message }
  }
}

# A command id makes a retry safe. This one was made
# when the page was opened: take another for the next.
mutation Table {
  createMatch(input: {
    game: EVIL_CORP, seats: 3, bots: [1, 2]
    options: { firstPlayer: 0 }, startWhenFull: true
    commandId: "${FRESH_ID}"
  }) {
    ... on PlayAccepted { match { id status version } }
    ... on Refusal { code message }
  }
}

query Look($id: ID!) {
  match(id: $id) {
    status phase version deadline
    activeSeats { index name bot }
    legalCommands {
      title command fixed
      parameters { name kind min max options { value label } }
    }
    events(last: 10) { nodes { version at text } }
  }
}

mutation Play($id: ID!) {
  playEvilCorp(input: {
    matchId: $id
    command: { selectCeo: { ceoId: "savant" } }
    commandId: "${FRESH_ID}"
  }) {
    ... on PlayAccepted { events { version text } }
    ... on RuleViolation { code message citation { id } }
    ... on Refusal { code message }
  }
}

subscription Watch($id: ID!) {
  matchEvents(matchId: $id, afterVersion: 8) {
    version at text
  }
}

query Games {
  games { title summary minSeats maxSeats rulesVersion }
  matches(first: 10) {
    nodes { id status phase version }
  }
}
`;

/** The page's script, of our own: the policy of the page allows no inline scripts. */
const SCRIPT = `const url = new URL('/graphql', location.href);
const socketUrl = new URL('/graphql', location.href);
socketUrl.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';

// Subscriptions by graphql-transport-ws; a connection for each, with the token of the tab "Headers".
function subscribe(params, headers) {
  const authorization = Object.entries(headers || {}).find(([name]) => name.toLowerCase() === 'authorization');
  return {
    subscribe(sink) {
      const socket = new WebSocket(socketUrl, 'graphql-transport-ws');
      let ended = false;
      const send = (message) => socket.send(JSON.stringify(message));
      socket.onopen = () =>
        send({ type: 'connection_init', payload: authorization ? { authorization: authorization[1] } : {} });
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: params });
        else if (message.type === 'ping') send({ type: 'pong' });
        else if (message.type === 'next') sink.next(message.payload);
        else if (message.type === 'error') { ended = true; sink.error(message.payload); socket.close(1000); }
        else if (message.type === 'complete') { ended = true; sink.complete(); socket.close(1000); }
      };
      socket.onclose = ({ code, reason }) => {
        if (ended) return;
        ended = true;
        if (code === 1000) sink.complete();
        else sink.error({ message: 'The connection was closed with ' + code + (reason ? ': ' + reason : '') });
      };
      return { unsubscribe() { ended = true; socket.close(1000); } };
    },
  };
}

async function fetcher(params, options) {
  const headers = (options && options.headers) || {};
  const ast = options && options.documentAST;
  const operations = ast ? ast.definitions.filter((d) => d.kind === 'OperationDefinition') : [];
  const chosen = operations.find((d) => !params.operationName || (d.name && d.name.value === params.operationName));
  if (chosen && chosen.operation === 'subscription') return subscribe(params, headers);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    body: JSON.stringify(params),
  });
  return response.json();
}

const query = document
  .getElementById('query')
  .textContent.replaceAll('${FRESH_ID}', () => crypto.randomUUID());
const root = ReactDOM.createRoot(document.getElementById('graphiql'));
root.render(
  React.createElement(GraphiQL, {
    fetcher,
    defaultQuery: query,
    defaultEditorToolsVisibility: 'headers',
    isHeadersEditorEnabled: true,
    shouldPersistHeaders: false,
    inputValueDeprecation: true,
  }),
);
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphiQL · Boardroom</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/graphiql/graphiql.css">
<link rel="stylesheet" href="/graphiql/page.css">
</head>
<body>
<div id="graphiql"><p>Loading …</p></div>
<script type="text/plain" id="query">${DEFAULT_QUERY.replaceAll('<', '\\u003c')}</script>
<script src="/graphiql/react.js"></script>
<script src="/graphiql/react-dom.js"></script>
<script src="/graphiql/graphiql.js"></script>
<script src="/graphiql/page.js"></script>
</body>
</html>
`;

const STYLE = `html, body, #graphiql { height: 100%; margin: 0; }
#graphiql > p { font-family: system-ui, sans-serif; padding: 2rem; }
`;

/** The console draws its editor with inline styles and workers from blobs. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'";

/** `/graphiql`: a console for the API. */
export function registerGraphiql(app: FastifyInstance): void {
  const contents = new Map<string, Buffer>();
  app.get('/graphiql', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PAGE),
  );
  app.get('/graphiql/page.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  );
  app.get('/graphiql/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  for (const [name, [library, file, type]] of Object.entries(FILES)) {
    app.get(`/graphiql/${name}`, async (_request, reply) => {
      const content = contents.get(name) ?? readFileSync(fileOf(library, file));
      contents.set(name, content);
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type(`${type}; charset=utf-8`)
        .send(content);
    });
  }
}

/** A file of an installed package. */
function fileOf(library: string, file: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${library}/package.json`);
  const path = join(dirname(manifest), file);
  if (!existsSync(path)) throw new Error(`${library} does not hold ${file}`);
  return path;
}
