/** The media types of GraphQL over HTTP. */
export type MediaType = 'application/graphql-response+json' | 'application/json';

/**
 * The answer's media type for an `Accept` header: the one that the client likes best, JSON where it does not
 * say; null where it accepts neither.
 */
export function negotiate(accept: string | undefined): MediaType | null {
  if (accept === undefined || accept.trim() === '') return 'application/json';
  let best: { readonly type: MediaType; readonly quality: number } | null = null;
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const type = mediaType(name);
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    if (type === null || !(quality > 0)) continue;
    if (best === null || quality > best.quality) best = { type, quality };
  }
  return best?.type ?? null;
}

function mediaType(range: string): MediaType | null {
  if (range === 'application/graphql-response+json') return range;
  return range === 'application/json' || range === 'application/*' || range === '*/*'
    ? 'application/json'
    : null;
}
