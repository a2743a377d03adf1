import { passwordChangeProblems, type PasswordChange } from '@seller-toolbox/contracts';
import type { Actor } from '../../http/access-guard.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry } from '../audit/audit.service.ts';
import { isCommonPassword, hasOnlyContextWords } from '../users/common-passwords.ts';
import { getUser, replacePasswordHash } from '../users/users.repository.ts';
import { refundIfRejected } from './attempt-limits.ts';
import type { AuthDeps } from './auth-deps.ts';
import { currentPasswordWrong, passwordChangeRejected } from './auth.errors.ts';
import { endSessionsOf } from './sessions.repository.ts';

/** Replaces the caller's password and ends every session, including this one. */
export async function changePassword(deps: AuthDeps, actor: Actor, change: PasswordChange): Promise<void> {
  const [problem, ...more] = passwordChangeProblems(change);
  if (problem) throw passwordChangeRejected([problem, ...more]);
  const chosen = change.new_password;
  if ((await isCommonPassword(chosen)) || hasOnlyContextWords(chosen, actor.username))
    throw passwordChangeRejected([{ path: 'new_password', code: 'too-common' }]);
  const { db, clock, passwords, limits } = deps;
  const attempt = await limits.admitPasswordChange(actor.id);
  const user = await getUser(db, actor.id);
  const to = await refundIfRejected(attempt, async () => {
    const isRight = await passwords.verify(user.password_hash, change.current_password);
    return isRight ? passwords.hash(change.new_password) : null;
  });
  if (to === null) throw currentPasswordWrong();
  const now = new Date(clock());
  await db.transaction().execute(async (trx) => {
    // A concurrent change replaced the password.
    if (!(await replacePasswordHash(trx, { id: user.id, from: user.password_hash, to, now })))
      throw currentPasswordWrong();
    await attempt.succeeded(trx);
    await endSessionsOf(trx, user.id, now);
    const fact = { actor, action: 'auth.change-password', subject: user.username } as const;
    await insertAuditEntry(trx, newAuditEntry(deps, fact));
  });
}
