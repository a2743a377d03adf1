import { commandLineDeps } from './administration.ts';
import { openAdminSocket } from './admin-socket.ts';
import { openBackupSocket } from './backup/backup-socket.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connection.ts';
import { reportFailedBackup } from './features/notices/failed-backup.ts';
import type { LocalSocket } from './local-socket.ts';
import { systemClock } from './ports/clock.ts';
import { createPatentCalls } from './patent-calls.ts';
import { openPatentsSocket } from './patents-socket.ts';
import { createIds } from './ports/ids.ts';
import { systemRandom } from './ports/random.ts';
import { createUserCalls } from './user-calls.ts';

/** Writes a warning into the log of the service. */
export type Warn = (error: unknown, text: string, more?: Readonly<Record<string, string>>) => void;

/** Opens the sockets of the command line for the embedded database. With Postgres, it connects directly. */
export async function openSockets(
  database: Database,
  { DATA_DIR: dataDir }: Config,
  { version, warn }: { readonly version: string; readonly warn: Warn },
): Promise<LocalSocket[]> {
  if (database.kind !== 'embedded') return [];
  const noticeDeps = { db: database.db, clock: systemClock, newId: createIds(systemClock, systemRandom) };
  const backups = await openBackupSocket(database, {
    dataDir,
    stamp: () => ({ now: new Date(systemClock()), madeBy: version }),
    onFailure: (error) => {
      warn(error, 'a backup failed');
      reportFailedBackup(noticeDeps, error).catch((failure: unknown) =>
        warn(failure, 'a notice could not be stored'),
      );
    },
  });
  const deps = commandLineDeps(database.db);
  const onFailure = (error: unknown) => warn(error, 'a call of the command line failed');
  const users = await openAdminSocket(createUserCalls(deps), { dataDir, onFailure });
  const patents = await openPatentsSocket(createPatentCalls(deps), { dataDir, onFailure });
  return [backups, users, patents];
}
