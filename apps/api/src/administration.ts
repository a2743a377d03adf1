import { connectToAdminSocket } from './admin-socket.ts';
export { openAdminSocket } from './admin-socket.ts';
import { readConfig, type Config } from './config.ts';
import { openConfiguredDatabase } from './db/configured-database.ts';
import { FolderInUseError } from './db/data-folder-lock.ts';
import { migrate } from './db/migrate.ts';
import { newGeneratedPassword, type GeneratedPassword } from './features/users/generated-password.ts';
import { UserRejection } from './features/users/user-rejection.ts';
import type { UsersDeps } from './features/users/users.service.ts';
import { createUserCalls, type UserCalls } from './user-calls.ts';
import { isUserFixable } from './user-fixable.ts';
import { systemClock } from './ports/clock.ts';
import { createIds } from './ports/ids.ts';
import { argon2Passwords } from './ports/passwords.ts';
import { systemRandom } from './ports/random.ts';

/** User management for the command line, on the database of the service. */
export interface Administration extends UserCalls {
  readonly generatePassword: () => GeneratedPassword;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database that the environment names and migrates it. If a running service holds the embedded database, the service
 * performs the calls; throws an error that `isAdministrationUserError` accepts if it does not answer.
 */
export async function openAdministration(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Administration> {
  const config = readConfig(environment);
  const generatePassword = () => newGeneratedPassword(systemRandom, systemClock());
  try {
    return { ...(await openOnDatabase(config)), generatePassword };
  } catch (error) {
    const calls = error instanceof FolderInUseError ? await connectToAdminSocket(config.DATA_DIR) : null;
    if (!calls) throw error;
    return { ...calls, generatePassword, close: async () => {} };
  }
}

async function openOnDatabase(config: Config): Promise<UserCalls & Pick<Administration, 'close'>> {
  const { db, close } = await openConfiguredDatabase(config);
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...createUserCalls(commandLineDeps(db)), close };
}

/** What the command line changes is in the audit log under its name. */
export function commandLineDeps(db: UsersDeps['db']): UsersDeps & { readonly actor: string } {
  return {
    db,
    clock: systemClock,
    newId: createIds(systemClock, systemRandom),
    passwords: argon2Passwords,
    actor: 'command line',
  };
}

/** An error that the caller of the command can fix. Its message is one line. */
export function isAdministrationUserError(error: unknown): error is Error {
  return error instanceof UserRejection || isUserFixable(error);
}
