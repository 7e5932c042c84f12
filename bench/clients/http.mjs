import { Pool } from 'undici';

/** Keep-alive connections to a server, one request at a time on each. */
export const open = (url, connections, options = {}) =>
  new Pool(url, { connections, pipelining: 1, ...options });

/** Posts a GraphQL operation; throws on errors. */
export async function post(pool, token, query, variables, options = {}) {
  const { body } = await pool.request({
    path: '/graphql',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    ...options,
  });
  const answer = await body.json();
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}
