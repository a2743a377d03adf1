import { createReadStream } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupOccasion, BackupSource } from './backup-lines.ts';
import { doorOf } from './door-address.ts';
import { writeBackup } from './write-backup.ts';

export interface BackupDoor {
  readonly stop: () => Promise<void>;
}

export interface BackupDoorOptions {
  readonly dataDir: string;
  readonly occasion: () => BackupOccasion;
  /** Told when a backup fails, or when there can be no door; the service goes on. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * The embedded database belongs to one process, so the running service makes its backups: for whoever may open a socket
 * in the data folder, and so might read the database itself. No address of the network leads here.
 */
export async function openBackupDoor(
  source: BackupSource,
  { dataDir, occasion, onFailure }: BackupDoorOptions,
): Promise<BackupDoor> {
  const address = doorOf(dataDir);
  const spool = join(dataDir, 'backup.spool');
  const stopping = new AbortController();
  let isBusy = false;
  const server = createServer((_request, response) => {
    if (isBusy) return void response.writeHead(409).end();
    isBusy = true;
    const answered = answer(source, { spool, occasion: occasion(), response, signal: stopping.signal }).catch(
      (error: unknown) => {
        onFailure(error);
        refuse(response, error);
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
  readonly occasion: BackupOccasion;
  readonly response: ServerResponse;
  readonly signal: AbortSignal;
}

/** Into a file first: a slow reader must not keep the database from everybody else. */
async function answer(source: BackupSource, { spool, occasion, response, signal }: Answering): Promise<void> {
  try {
    await writeBackup(source, occasion, spool, signal);
    response.writeHead(200, { 'content-type': 'application/gzip' });
    await pipeline(createReadStream(spool), response);
  } finally {
    await rm(spool, { force: true });
  }
}

/** The reason goes to whoever asked; a backup that has begun is cut off, which the reader sees. */
function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end(error instanceof Error ? error.message : 'unknown');
}
