import type { RandomBytes } from '../../ports/random.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry } from '../audit/audit.service.ts';
import { newGeneratedPassword, type GeneratedPassword } from './generated-password.ts';
import { hasUsers, insertUser } from './users.repository.ts';
import { createdUser, newUser, type UsersDeps } from './users.service.ts';

export interface FirstAdministrator {
  readonly username: string;
  /** Null: the given password was used. */
  readonly generated: GeneratedPassword | null;
}

/**
 * Creates `admin` in a database without users, with the given or a generated password. Null if there are users; of
 * several replicas that start together, one creates the user.
 */
export async function createFirstAdministrator(
  deps: Omit<UsersDeps, 'actor'> & { readonly random: RandomBytes },
  givenPassword: string | undefined,
): Promise<FirstAdministrator | null> {
  if (await hasUsers(deps.db)) return null;
  const generated = givenPassword === undefined ? newGeneratedPassword(deps.random, deps.clock()) : null;
  const user = await newUser(deps, {
    username: 'admin',
    password: givenPassword ?? generated?.password ?? '',
    passwordExpiresAt: generated?.expiresAt,
    role: 'super_admin',
  });
  const isCreated = await deps.db.transaction().execute(async (trx) => {
    if (!(await insertUser(trx, user))) return false;
    const fact = { actor: 'first start', action: 'users.create', subject: user.username } as const;
    await insertAuditEntry(trx, newAuditEntry(deps, { ...fact, details: createdUser(user) }));
    return true;
  });
  return isCreated ? { username: user.username, generated } : null;
}
