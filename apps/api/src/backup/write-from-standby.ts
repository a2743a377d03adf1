import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { openStandby } from '../db/configured-standby.ts';
import type { Schema } from '../db/schema.ts';
import { findLogEnd, findReplayed } from '../db/standby-reads.ts';
import { recordBackup } from '../features/system/site-state.ts';
import type { BackupStamp } from './backup-lines.ts';
import { writeBackup } from './write-backup.ts';

const CHECK_MS = 100;

/**
 * Writes a backup of the standby of DATABASE_READ_URL once that has everything committed before. False, and no file, without a
 * standby, with one further behind than its limit, and when the standby cancels a read: the primary has to be read then.
 */
export async function writeFromStandby(
  { config, primary }: { readonly config: Config; readonly primary: Kysely<Schema> },
  stamp: BackupStamp,
  path: string,
): Promise<boolean> {
  if (config.DATABASE_READ_URL === undefined) return false;
  const standby = await openStandby({ ...config, DATABASE_CONNECTIONS: 2 }, () => {});
  try {
    if (!(await waitForReplay(primary, standby.db, config.DATABASE_READ_MAX_LAG * 1_000))) return false;
    await writeBackup(standby, stamp, path);
    // A standby cannot record it. The file is whole, also where this fails.
    await recordBackup(primary, stamp.now).catch(() => undefined);
    return true;
  } catch {
    // `writeBackup` has removed its file, if there was one; the primary fails for the same reason or does it.
    return false;
  } finally {
    await standby.close();
  }
}

/** Whether the standby has what the primary has now. */
async function waitForReplay(
  primary: Kysely<Schema>,
  standby: Kysely<Schema>,
  limitMs: number,
): Promise<boolean> {
  const end = await findLogEnd(primary);
  if (end === null) return false;
  for (let waited = 0; waited <= limitMs; waited += CHECK_MS) {
    const replayed = await findReplayed(standby);
    if (replayed === null) return false;
    if (replayed >= end) return true;
    await pause(CHECK_MS);
  }
  return false;
}
