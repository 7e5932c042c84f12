import type { FastifyInstance } from 'fastify';
import { games } from '../games/registry.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { MatchRow } from '../store/index.ts';
import type { Edge } from './context.ts';
import { escapeHtml } from './escape.ts';
import { FRONT_STYLE } from './front-style.ts';

/** Matches that the page shows. */
const NEWEST = 12;

/** `/`: what runs here, drawn on the server, without scripts and without anything from elsewhere. */
export function registerFrontPage(app: FastifyInstance, edge: Edge): void {
  const { matches } = edge.deps.services.store;
  app.get('/', async (_request, reply) => {
    // The page says what runs here also while the database is away.
    const list = await matches
      .listMatches({ filter: { visibility: 'public' }, order: 'desc', limit: NEWEST })
      .catch(() => null);
    return reply.type('text/html; charset=utf-8').send(frontPage(games, list?.rows ?? null));
  });
}

export function frontPage(catalogue: readonly AnyGame[], rows: readonly MatchRow[] | null): string {
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
<h2 id="matches">Newest public matches</h2>
${matchList(rows, catalogue)}
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

function matchList(rows: readonly MatchRow[] | null, catalogue: readonly AnyGame[]): string {
  if (rows === null) return '<p class="empty">The database does not answer at the moment.</p>';
  if (rows.length === 0)
    return '<p class="empty">Nobody plays in public yet. Yours would be the first table.</p>';
  const title = (id: string) => catalogue.find((game) => game.id === id)?.title ?? id;
  const lines = rows.map(
    (row) => `<tr>
<td>${escapeHtml(title(row.game))}</td>
<td><span class="status ${escapeHtml(row.status)}">${escapeHtml(row.status)}</span></td>
<td>${escapeHtml(row.phase ?? '–')}</td>
<td class="number">${row.version}</td>
<td><time datetime="${new Date(row.created_at).toISOString()}">${new Date(row.created_at).toISOString().slice(0, 16).replace('T', ' ')}</time></td>
<td><code>${escapeHtml(row.match_id)}</code></td>
</tr>`,
  );
  return `<div class="scroll"><table>
<thead><tr><th scope="col">Game</th><th scope="col">Status</th><th scope="col">Phase</th><th scope="col" class="number">Version</th><th scope="col">Opened (UTC)</th><th scope="col">Id</th></tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table></div>`;
}
