import type { FastifyInstance } from 'fastify';
import { games } from '../games/registry.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { MatchList } from '../store/index.ts';
import type { Edge } from './context.ts';
import { escapeHtml } from './escape.ts';
import { FRONT_STYLE } from './front-style.ts';

/** Matches that each list of the page shows. */
const NEWEST = 8;

/** The newest public matches of a state; null while the database is away. */
export interface FrontLists {
  readonly open: MatchList;
  readonly playing: MatchList;
  readonly over: MatchList;
}

/** `/`: what runs here, drawn on the server, without scripts and without anything from elsewhere. */
export function registerFrontPage(app: FastifyInstance, edge: Edge): void {
  const { matches } = edge.deps.services.store;
  app.get('/', async (_request, reply) => {
    const newest = (status: string) =>
      matches.listMatches({ filter: { visibility: 'public', status }, order: 'desc', limit: NEWEST });
    // The page says what runs here also while the database is away.
    const lists = await Promise.all([newest('open'), newest('playing'), newest('finished')])
      .then(([open, playing, over]) => ({ open, playing, over }))
      .catch(() => null);
    return reply.type('text/html; charset=utf-8').send(frontPage(games, lists));
  });
}

export function frontPage(catalogue: readonly AnyGame[], lists: FrontLists | null): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Boardroom</title>
<link rel="icon" href="data:,">
<style>${FRONT_STYLE}</style>
</head>
<body>
<main>
<header>
<h1>Boardroom</h1>
<p class="lead">A server for economic board games: it brings the rules, the seats, the secrets, the clocks and the live updates. You bring the screen.</p>
<nav>
<a class="go" href="/graphiql">Open GraphiQL</a>
<a href="/schema.graphql">GraphQL schema</a>
<a href="/openapi.yaml">REST description</a>
<a href="/readyz">Status</a>
</nav>
</header>
<section aria-labelledby="games">
<h2 id="games">Games</h2>
<div class="cards">
${catalogue.map(gameCard).join('\n')}
</div>
</section>
<section aria-labelledby="matches">
<h2 id="matches">Public matches</h2>
${matchLists(lists, catalogue)}
</section>
<section aria-labelledby="first">
<h2 id="first">Your first minute</h2>
<ol>
<li>Open <a href="/graphiql">GraphiQL</a> and run <code>Guest</code>: it gives you a token.</li>
<li>Put the token into the tab “Headers”: <code>{"Authorization": "Bearer …"}</code>.</li>
<li>Run <code>Table</code> to play against bots, <code>Look</code> to see what you may do, and <code>Watch</code> for the events as they happen.</li>
</ol>
</section>
</main>
</body>
</html>
`;
}

function gameCard(game: AnyGame): string {
  const { min, max } = game.seats;
  const seats = min === max ? `${min} seats` : `${min} to ${max} seats`;
  return `<article class="card">
<h3>${escapeHtml(game.title)}</h3>
<p>${escapeHtml(game.summary)}</p>
<p class="facts"><span>${escapeHtml(seats)}</span><span>rules ${escapeHtml(game.rulesVersion)}</span></p>
</article>`;
}

function matchLists(lists: FrontLists | null, catalogue: readonly AnyGame[]): string {
  if (lists === null) return '<p class="empty">The database does not answer at the moment.</p>';
  return [
    matchList('Open: seats to take', lists.open, catalogue, 'No table waits for players. Open the first.'),
    matchList('Being played', lists.playing, catalogue, 'Nobody plays in public at the moment.'),
    ...(lists.over.rows.length > 0 ? [matchList('Finished', lists.over, catalogue, '')] : []),
  ].join('\n');
}

function matchList(
  title: string,
  { rows, more }: MatchList,
  catalogue: readonly AnyGame[],
  none: string,
): string {
  const heading = `<h3 class="list">${title}</h3>`;
  if (rows.length === 0) return `${heading}\n<p class="empty">${none}</p>`;
  const gameTitle = (id: string) => catalogue.find((game) => game.id === id)?.title ?? id;
  const lines = rows.map((row) => {
    const opened = new Date(row.created_at).toISOString();
    const id = escapeHtml(row.match_id);
    return `<tr>
<td>${escapeHtml(gameTitle(row.game))}</td>
<td>${escapeHtml(row.phase ?? '–')}</td>
<td class="number">${row.version}</td>
<td><time datetime="${opened}">${opened.slice(0, 16).replace('T', ' ')}</time></td>
<td><a href="/v1/matches/${id}/export"><code>${id}</code></a></td>
</tr>`;
  });
  return `${heading}
<div class="scroll"><table>
<thead><tr><th scope="col">Game</th><th scope="col">Phase</th><th scope="col" class="number">Version</th><th scope="col">Opened (UTC)</th><th scope="col">Public record</th></tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table></div>${more ? '\n<p class="empty">There are more: the query <code>matches</code> lists all.</p>' : ''}`;
}
