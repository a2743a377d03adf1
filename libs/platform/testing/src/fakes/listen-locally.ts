import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on the loopback address; port 0 is any free one. The URL has no trailing slash. */
export async function listenLocally(
  server: Server,
  port: number,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
