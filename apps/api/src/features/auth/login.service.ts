import type { Login } from '@seller-toolbox/contracts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry } from '../audit/audit.service.ts';
import { normalUsername } from '../users/username.ts';
import { findUserByUsername, isStillPassword } from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { SERIES, uncountedWhenRefused, type AdmittedAttempt } from './attempt-limits.ts';
import type { AuthDeps } from './auth-deps.ts';
import { credentialsMissing, loginFailed, passwordExpired } from './auth.errors.ts';
import { deviceName } from './device-name.ts';
import { insertSession } from './sessions.repository.ts';
import { REMEMBERED_SESSION_MS, SESSION_MS, toOpened, type Opened } from './sessions.service.ts';

/** From where somebody signs in, and in which call. */
export interface Caller {
  readonly network: string;
  readonly userAgent: string | undefined;
  readonly requestId: string;
}

/**
 * Begins a session. Unknown name, wrong password and disabled user are refused alike and take as long. Of a generated
 * password that has ended only who knows it is told so: it takes as long, and counts as a failure too.
 */
export async function signIn(deps: AuthDeps, login: Login, caller: Caller): Promise<Opened> {
  const username = normalUsername(login.username);
  refuseMissing({ username, password: login.password });
  const attempt = await deps.limits.admitLogin({ username, network: caller.network });
  const user = await findUserByUsername(deps.db, username);
  const isRight = await uncountedWhenRefused(attempt, () => isPasswordOf(deps, user, login.password));
  if (!user || !isRight || user.disabled_at) {
    if (attempt.count === SERIES) await tellOfSeries(deps, user, caller);
    throw loginFailed();
  }
  if (user.password_expires_at && user.password_expires_at.getTime() <= deps.clock()) throw passwordExpired();
  return openSession(deps, { user, isRemembered: login.remember_me ?? false, caller, attempt });
}

function refuseMissing(typed: { readonly username: string; readonly password: string }): void {
  const missing = Object.entries(typed).filter(([, text]) => text === '');
  if (missing.length > 0) throw credentialsMissing(missing.map(([path]) => ({ path, code: 'required' })));
}

async function isPasswordOf(
  { passwords }: AuthDeps,
  user: UserRow | undefined,
  password: string,
): Promise<boolean> {
  if (user) return passwords.verify(user.password_hash, password);
  await passwords.verifyNothing(password);
  return false;
}

/** What was typed as a name is not kept when nobody has it: it may have been a password. */
async function tellOfSeries(deps: AuthDeps, user: UserRow | undefined, { requestId }: Caller): Promise<void> {
  const actor = { id: null, username: 'visitor', requestId };
  const fact = { actor, action: 'auth.login-failures', subject: user?.username ?? null } as const;
  await insertAuditEntry(deps.db, newAuditEntry(deps, { ...fact, details: { failures: SERIES } }));
}

async function openSession(
  deps: AuthDeps,
  {
    user,
    isRemembered,
    caller,
    attempt,
  }: {
    readonly user: UserRow;
    readonly isRemembered: boolean;
    readonly caller: Caller;
    readonly attempt: AdmittedAttempt;
  },
): Promise<Opened> {
  const now = deps.clock();
  const token = deps.refreshTokens.first();
  const session = {
    id: deps.newId(),
    user_id: user.id,
    device: deviceName(caller.userAgent),
    is_remembered: isRemembered,
    created_at: new Date(now),
    last_used_at: new Date(now),
    expires_at: endOfSession(user, now + (isRemembered ? REMEMBERED_SESSION_MS : SESSION_MS)),
    ended_at: null,
  };
  await deps.db.transaction().execute(async (trx) => {
    // Verifying takes a while: who changed the password meanwhile has ended every session but this one.
    if (!(await isStillPassword(trx, user))) throw loginFailed();
    await attempt.succeeded(trx);
    await insertSession(trx, session, deps.refreshTokens.hashOf(token));
  });
  return toOpened(deps, { ...user, ...session, id: user.id, session_id: session.id }, token);
}

/** No session outlives the generated password that began it. */
function endOfSession({ password_expires_at: passwordEnds }: UserRow, end: number): Date {
  return new Date(Math.min(end, passwordEnds?.getTime() ?? Infinity));
}
