import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openLocalSocket, type LocalSocket } from '../local-socket.ts';
import type { BackupStamp, BackupSource } from './backup-lines.ts';
import { socketPath } from './socket-path.ts';
import { writeBackup } from './write-backup.ts';

export interface BackupSocketOptions {
  readonly dataDir: string;
  readonly stamp: () => BackupStamp;
  /** Called when a backup fails or the socket cannot be opened; the service continues. */
  readonly onFailure: (error: unknown) => void;
}

/** Serves backups of the embedded database over a local socket, because only the running service can read it. */
export async function openBackupSocket(
  source: BackupSource,
  { dataDir, stamp, onFailure }: BackupSocketOptions,
): Promise<LocalSocket> {
  const spool = join(dataDir, 'backup.spool');
  const stopping = new AbortController();
  let isBusy = false;
  await rm(spool, { force: true });
  const serve = (_request: unknown, response: ServerResponse) => {
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
  };
  const socket = await openLocalSocket(socketPath(dataDir, 'backup'), serve, onFailure);
  return {
    stop: () => {
      stopping.abort();
      return socket.stop();
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
