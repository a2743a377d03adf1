import { chmod, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';

export interface LocalSocket {
  readonly stop: () => Promise<void>;
}

/**
 * Listens on a socket in the data folder, whose file permissions protect it as they protect the database; it is not reachable
 * over the network. Reports with `onFailure` if it cannot be opened; the service continues.
 */
export async function openLocalSocket(
  address: string,
  listener: RequestListener,
  onFailure: (error: unknown) => void,
): Promise<LocalSocket> {
  const server = createServer(listener);
  await rm(address, { force: true });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(address, resolve);
    });
    await chmod(address, 0o600);
  } catch (error) {
    onFailure(error);
  }
  return {
    stop: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
