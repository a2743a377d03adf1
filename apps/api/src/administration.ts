import { readConfig } from './config.ts';
import { openConfiguredDatabase } from './db/configured-database.ts';
import { migrate } from './db/migrate.ts';
import { newGeneratedPassword, type GeneratedPassword } from './features/users/generated-password.ts';
import { UserRejection } from './features/users/user-rejection.ts';
import { listUsers } from './features/users/users.repository.ts';
import {
  createUser,
  disableUser,
  enableUser,
  resetPassword,
  setRole,
  type UserToCreate,
} from './features/users/users.service.ts';
import type { Role } from './http/access-guard.ts';
import { isUserFixable } from './user-fixable.ts';
import { systemClock } from './ports/clock.ts';
import { createIds } from './ports/ids.ts';
import { argon2Passwords } from './ports/passwords.ts';
import { systemRandom } from './ports/random.ts';

/** A row of the user list. */
export interface ListedUser {
  readonly username: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly role: Role;
  readonly disabled: boolean;
  /** When the generated password expires; null if the user chose the password. */
  readonly signInUntil: string | null;
  readonly createdAt: string;
}

/** User management for the command line, on the database of the service. */
export interface Administration {
  readonly createUser: (user: UserToCreate) => Promise<void>;
  readonly listUsers: () => Promise<ListedUser[]>;
  readonly resetPassword: (username: string, password: string, expiresAt: Date | null) => Promise<void>;
  readonly setRole: (username: string, role: Role) => Promise<void>;
  readonly disableUser: (username: string) => Promise<void>;
  readonly enableUser: (username: string) => Promise<void>;
  readonly generatePassword: () => GeneratedPassword;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database that the environment names and migrates it. Throws an error that `isAdministrationUserError`
 * accepts when a running service holds the embedded database.
 */
export async function openAdministration(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Administration> {
  const config = readConfig(environment);
  const { db, close } = await openConfiguredDatabase(config);
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  const deps = {
    db,
    clock: systemClock,
    newId: createIds(systemClock, systemRandom),
    passwords: argon2Passwords,
    actor: 'command line',
  };
  return {
    createUser: (user) => createUser(deps, user),
    listUsers: async () =>
      (await listUsers(db)).map((user) => ({
        username: user.username,
        fullName: user.full_name,
        email: user.email,
        role: user.role,
        disabled: user.disabled_at !== null,
        signInUntil: user.password_expires_at?.toISOString() ?? null,
        createdAt: user.created_at.toISOString(),
      })),
    resetPassword: (username, password, expiresAt) => resetPassword(deps, username, password, expiresAt),
    setRole: (username, role) => setRole(deps, username, role),
    disableUser: (username) => disableUser(deps, username),
    enableUser: (username) => enableUser(deps, username),
    generatePassword: () => newGeneratedPassword(systemRandom, systemClock()),
    close,
  };
}

/** An error that the caller of the command can fix. Its message is one line. */
export function isAdministrationUserError(error: unknown): error is Error {
  return error instanceof UserRejection || isUserFixable(error);
}
