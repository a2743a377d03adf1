import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { BackupRefused } from './backup-refused.ts';
import { doorOf } from './door-address.ts';

/** Without a byte for so long, the service hangs. */
const PATIENCE_MS = 15 * MINUTE;

/** Has the service that holds a data folder make a backup; null where none answers. */
export async function fetchBackup(dataDir: string, path: string): Promise<boolean> {
  const response = await ask(dataDir);
  if (!response) return false;
  if (response.statusCode === 409) {
    throw new BackupRefused('The service is making a backup already: wait until it is done.');
  }
  if (response.statusCode !== 200) {
    throw new BackupRefused(`The service could not make the backup: ${await text(response)}`);
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
  const call = request({ socketPath: doorOf(dataDir), path: '/', timeout: PATIENCE_MS });
  call.once('timeout', () => call.destroy(new BackupRefused('The service did not answer in time.')));
  call.end();
  try {
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    return null;
  }
}
