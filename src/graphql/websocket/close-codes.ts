/** Codes that close a WebSocket beyond those of `graphql-transport-ws` itself (reliability 2.3). */
export const CLOSE = {
  restart: 1012,
  badRequest: 4400,
  forbidden: 4403,
  rateLimited: 4430,
  internal: 4500,
  slowConsumer: 4508,
} as const;

/** Bytes that a close frame has for its reason. */
const REASON_BYTES = 123;

/** A reason with the versions to resume from, as many as fit. */
export function reasonWith(reason: string, versions: ReadonlyMap<string, number>): string {
  let text = reason;
  for (const [id, version] of versions) {
    const longer = `${text} ${id}=${version}`;
    if (Buffer.byteLength(longer) <= REASON_BYTES) text = longer;
  }
  return text;
}
