import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../ops/settings.ts';
import { addressKey } from './authentication.ts';

/** Limits connections, of the process and of one client address (reliability 2.1): what is beyond is cut. */
export function limitSockets(
  server: Server,
  limits: Pick<Settings, 'HTTP_SOCKETS' | 'HTTP_SOCKETS_PER_ADDRESS'>,
): void {
  server.maxConnections = limits.HTTP_SOCKETS;
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const count = (counts.get(address) ?? 0) + 1;
    if (count > limits.HTTP_SOCKETS_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
  });
}
