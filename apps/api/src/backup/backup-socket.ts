import { createReadStream } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupStamp, BackupSource } from './backup-lines.ts';
import { socketPath } from './socket-path.ts';
import { writeBackup } from './write-backup.ts';

export interface BackupSocket {
  readonly stop: () => Promise<void>;
}

export interface BackupSocketOptions {
  readonly dataDir: string;
  readonly stamp: () => BackupStamp;
  /** Called when a backup fails or the socket cannot be opened; the service continues. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Serves backups of the embedded database over a local socket, because only the running service can read it. The file
 * permissions of the data folder protect the socket as they protect the database; it is not reachable over the network.
 */
export async function openBackupSocket(
  source: BackupSource,
  { dataDir, stamp, onFailure }: BackupSocketOptions,
): Promise<BackupSocket> {
  const address = socketPath(dataDir, 'backup');
  const spool = join(dataDir, 'backup.spool');
  const stopping = new AbortController();
  let isBusy = false;
  const server = createServer((_request, response) => {
    if (isBusy) return void response.writeHead(409).end();
    isBusy = true;
    const answered = answer(source, { spool, stamp: stamp(), response, signal: stopping.signal }).catch(
      (error: unknown) => {
        onFailure(error);
        reject(response, error);
      },
    );
    void answered.finally(() => {
      isBusy = false;
    });
  });
  await Promise.all([rm(address, { force: true }), rm(spool, { force: true })]);
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
      stopping.abort();
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Answering {
  readonly spool: string;
  readonly stamp: BackupStamp;
  readonly response: ServerResponse;
  readonly signal: AbortSignal;
}

/** Spools the backup to a file first, so that a slow reader does not block the database. */
async function answer(source: BackupSource, { spool, stamp, response, signal }: Answering): Promise<void> {
  try {
    await writeBackup(source, stamp, spool, signal);
    response.writeHead(200, { 'content-type': 'application/gzip' });
    await pipeline(createReadStream(spool), response);
  } finally {
    await rm(spool, { force: true });
  }
}

/** Sends the reason, or cuts the connection if the backup has begun, which the reader detects. */
function reject(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end(error instanceof Error ? error.message : 'unknown');
}
