import type { Login } from '@seller-toolbox/contracts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry } from '../audit/audit.service.ts';
import { normalUsername } from '../users/username.ts';
import { findUserByUsername, recordSignIn } from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { REPEATED_FAILURES, refundIfRejected, type AdmittedAttempt } from './attempt-limits.ts';
import type { AuthDeps } from './auth-deps.ts';
import { credentialsMissing, loginFailed, passwordExpired } from './auth.errors.ts';
import { deviceName } from './device-name.ts';
import { insertSession } from './sessions.repository.ts';
import {
  REMEMBERED_SESSION_MS,
  SESSION_MS,
  toOpenedSession,
  type OpenedSession,
} from './sessions.service.ts';

/** Origin of a sign-in. */
export interface Caller {
  readonly network: string;
  readonly deviceToken: string | undefined;
  readonly userAgent: string | undefined;
  /** See `coarseNetwork`. */
  readonly place: string;
  readonly requestId: string;
  /** Stores something after the answer, so that its duration does not depend on it. */
  readonly storeLater: (stored: Promise<void>) => void;
}

/**
 * Starts a session. Unknown name, wrong password and disabled user have the same answer and duration. The error for an
 * expired generated password requires the correct password; it takes as long and counts as a failure.
 */
export async function signIn(deps: AuthDeps, login: Login, caller: Caller): Promise<OpenedSession> {
  const username = normalUsername(login.username);
  rejectMissing({ username, password: login.password });
  const device = deps.deviceTokens.idOf(username, caller.deviceToken);
  const attempt = await deps.limits.admitLogin({ username, network: caller.network, device });
  const user = await findUserByUsername(deps.db, username);
  const isRight = await refundIfRejected(attempt, () => isPasswordOf(deps, user, login.password));
  if (!user || !isRight || user.disabled_at) {
    const reason = user && isRight ? 'disabled' : 'wrong-password';
    await auditFailure(deps, { user, reason, attempt }, caller);
    throw loginFailed();
  }
  if (user.password_expires_at && user.password_expires_at.getTime() <= deps.clock()) {
    await auditFailure(deps, { user, reason: 'password-expired', attempt }, caller);
    throw passwordExpired();
  }
  return openSession(deps, { user, isRemembered: login.remember_me ?? false, caller, attempt });
}

function rejectMissing(typed: { readonly username: string; readonly password: string }): void {
  const missing = Object.entries(typed).filter(([, text]) => text === '');
  if (missing.length > 0) throw credentialsMissing(missing.map(([path]) => ({ path, code: 'required' })));
}

async function isPasswordOf(
  { passwords }: AuthDeps,
  user: UserRow | undefined,
  password: string,
): Promise<boolean> {
  if (user) return passwords.verify(user.password_hash, password);
  await passwords.verifyDummy(password);
  return false;
}

interface Failure {
  readonly user: UserRow | undefined;
  readonly reason: 'wrong-password' | 'disabled' | 'password-expired';
  readonly attempt: AdmittedAttempt;
}

/** Unknown names are not recorded: the input may have been a password. Of a long series, only its multiples of five are. */
async function auditFailure(
  deps: AuthDeps,
  { user, reason, attempt }: Failure,
  caller: Caller,
): Promise<void> {
  const fact = {
    actor: { id: null, username: 'visitor', requestId: caller.requestId },
    subject: user?.username ?? null,
  } as const;
  const from = { device: deviceName(caller.userAgent), place: caller.place };
  if (attempt.series) {
    const action = attempt.series === 'name' ? 'auth.spread-login-failures' : 'auth.login-failures';
    const details = { failures: REPEATED_FAILURES, ...from };
    await insertAuditEntry(deps.db, newAuditEntry(deps, { ...fact, action, details }));
  } else if (user && attempt.isEarly) {
    const entry = newAuditEntry(deps, { ...fact, action: 'auth.login-failed', details: { reason, ...from } });
    // The answer must not take longer for a known name.
    caller.storeLater(insertAuditEntry(deps.db, entry));
  }
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
): Promise<OpenedSession> {
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
    // The password may have changed during the verification.
    if (!(await recordSignIn(trx, user, session.created_at))) throw loginFailed();
    await attempt.succeeded(trx);
    await insertSession(trx, session, deps.refreshTokens.hashOf(token));
    const { device } = session;
    const actor = { ...user, requestId: caller.requestId };
    const details = { device, place: caller.place };
    const fact = { actor, action: 'auth.login', subject: user.username, details } as const;
    await insertAuditEntry(trx, newAuditEntry(deps, fact));
  });
  return toOpenedSession(deps, { ...user, ...session, id: user.id, session_id: session.id }, token);
}

/** A session ends at the latest with the generated password that started it. */
function endOfSession({ password_expires_at: passwordEnds }: UserRow, end: number): Date {
  return new Date(Math.min(end, passwordEnds?.getTime() ?? Infinity));
}
