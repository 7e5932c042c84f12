import { type DocumentNode, GraphQLError, Lexer, parse, Source, TokenKind } from 'graphql';
import { type GateLimits, type Refused, refuse } from './admission.ts';

/** Parses a document; its size is checked before it is read, its tokens before it is parsed. */
export function parseSource(source: unknown, limits: GateLimits): DocumentNode | Refused {
  if (typeof source !== 'string') return refuse('QUERY_NOT_STRING');
  if (Buffer.byteLength(source) > limits.QUERY_BYTES) return refuse('QUERY_TOO_LARGE');
  try {
    // The parser descends once for each level, so an unlimited document could exhaust the stack.
    if (countTokens(source, limits.QUERY_TOKENS) > limits.QUERY_TOKENS) {
      return refuse('QUERY_TOO_MANY_TOKENS');
    }
    return parse(source);
  } catch (error) {
    if (error instanceof GraphQLError) return refuse('QUERY_SYNTAX', [error]);
    throw error;
  }
}

/** Tokens, without comments; stops one beyond the limit. */
function countTokens(source: string, most: number): number {
  const lexer = new Lexer(new Source(source));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) {
    count += 1;
    if (count > most) break;
  }
  return count;
}
