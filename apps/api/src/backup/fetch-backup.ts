import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { BackupError } from './backup-error.ts';
import { socketPath } from './socket-path.ts';

/** After so long without a byte the request is cancelled. */
const IDLE_TIMEOUT_MS = 15 * MINUTE;

/** Requests a backup from the service that holds the data folder; false if none answers. */
export async function fetchBackup(dataDir: string, path: string): Promise<boolean> {
  const response = await ask(dataDir);
  if (!response) return false;
  if (response.statusCode === 409) {
    throw new BackupError('The service is making a backup already: wait until it is done.');
  }
  if (response.statusCode !== 200) {
    throw new BackupError(`The service could not make the backup: ${await text(response)}`);
  }
  try {
    await pipeline(response, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return true;
}

async function ask(dataDir: string): Promise<IncomingMessage | null> {
  const call = request({ socketPath: socketPath(dataDir, 'backup'), path: '/', timeout: IDLE_TIMEOUT_MS });
  call.once('timeout', () => call.destroy(new BackupError('The request to the service timed out.')));
  call.end();
  try {
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    return null;
  }
}
