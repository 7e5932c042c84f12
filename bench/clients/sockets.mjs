import { once } from 'node:events';
import { WebSocket } from 'ws';

/**
 * One socket that watches some matches; `pushed(match, version, now)` is called as messages come. Resolves
 * when all subscriptions have been sent.
 */
export async function watchMatches(url, token, matches, driver, pushed) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { authorization: `Bearer ${token}` },
  });
  await once(socket, 'open');
  const acknowledged = new Promise((resolve, reject) => {
    socket.on('close', (code, reason) => reject(new Error(`the socket was closed: ${code} ${reason}`)));
    socket.on('message', (data) => {
      const now = performance.now();
      const message = JSON.parse(data);
      switch (message.type) {
        case 'connection_ack':
          resolve();
          return;
        case 'ping':
          socket.send('{"type":"pong"}');
          return;
        case 'next':
          pushed(matches[message.id], driver.pushedVersion(message.payload.data), now);
          return;
        default:
          throw new Error(JSON.stringify(message));
      }
    });
  });
  socket.send(JSON.stringify({ type: 'connection_init', payload: {} }));
  await acknowledged;
  for (const [id, match] of matches.entries()) {
    socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: driver.watch(match) }));
  }
  return socket;
}
