import type { SessionRow, SignedIn } from '@seller-toolbox/contracts';
import { DAY, HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Actor } from '../../http/access-guard.ts';
import { sessionEnded } from '../../http/request.errors.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry } from '../audit/audit.service.ts';
import { toUser } from '../users/users.mapper.ts';
import { deleteExpiredAttempts } from './attempts.repository.ts';
import type { AuthDeps } from './auth-deps.ts';
import { refreshReused, sessionNotFound, signInAgain } from './auth.errors.ts';
import {
  deleteOldSessions,
  endSession,
  findActiveSession,
  findRefreshToken,
  findSessionStart,
  listActiveSessions,
  rotateRefreshToken,
  type ActiveSession,
  type Rotation,
} from './sessions.repository.ts';

export const SESSION_MS = 12 * HOUR;
export const REMEMBERED_SESSION_MS = 30 * DAY;
/** Grace period for repeating a refresh: the answer was lost, or another tab used the token. */
export const RETRY_MS = 10_000;
/** A sign-in counts as recent for so long. */
export const RECENT_MS = 10 * MINUTE;
const ENDED_SESSION_RETENTION_MS = DAY;

/** Result of a sign-in or refresh. Without `cookieExpires`, the cookie ends with the browser. */
export interface OpenedSession {
  readonly answer: SignedIn;
  readonly cookieExpires: Date | undefined;
}

export function toOpenedSession(
  { accessTokens }: AuthDeps,
  session: ActiveSession,
  refreshToken: string,
): OpenedSession {
  return {
    answer: {
      access_token: accessTokens.issue({ userId: session.id, sessionId: session.session_id }),
      refresh_token: refreshToken,
      user: toUser(session),
    },
    cookieExpires: session.is_remembered ? session.expires_at : undefined,
  };
}

/** Exchanges a refresh token for its successor. Reuse after RETRY_MS ends the session. */
export async function refresh(deps: AuthDeps, token: string, requestId: string): Promise<OpenedSession> {
  const { db, clock, refreshTokens } = deps;
  const now = new Date(clock());
  const successor = refreshTokens.successorOf(token);
  const rotation = {
    hash: refreshTokens.hashOf(token),
    successorHash: refreshTokens.hashOf(successor),
    now,
  };
  const sessionId =
    (await rotateRefreshToken(db, rotation)) ?? (await sessionOfRetry(deps, { ...rotation, requestId }));
  const session = await findActiveSession(db, sessionId, now);
  if (!session) throw sessionEnded();
  return toOpenedSession(deps, session, successor);
}

interface Retry extends Rotation {
  readonly requestId: string;
}

async function sessionOfRetry(deps: AuthDeps, retry: Retry): Promise<string> {
  const { hash, successorHash, now } = retry;
  const used = await findRefreshToken(deps.db, hash);
  if (!used?.used_at) throw sessionEnded();
  // Also for a use in the future, which a clock that ran ahead stored.
  if (Math.abs(now.getTime() - used.used_at.getTime()) > RETRY_MS)
    await endReusedSession(deps, used.session_id, retry);
  // Who used the successor had received it, so this caller is another one, or late.
  if ((await findRefreshToken(deps.db, successorHash))?.used_at) throw sessionEnded();
  return used.session_id;
}

/** Ends the session of a reused token: one of its two holders stole it. */
async function endReusedSession(
  deps: AuthDeps,
  sessionId: string,
  { now, requestId }: Pick<Retry, 'now' | 'requestId'>,
): Promise<void> {
  const session = await findActiveSession(deps.db, sessionId, now);
  if (!session) return;
  const actor = { ...session, requestId };
  const fact = { actor, action: 'auth.refresh-reused', subject: session.username } as const;
  await deps.db.transaction().execute(async (trx) => {
    if (await endSession(trx, { id: sessionId, now })) await insertAuditEntry(trx, newAuditEntry(deps, fact));
  });
  throw refreshReused();
}

/** Ends the sessions of an access token and of a refresh token; idempotent. */
export async function signOut(
  { db, clock, refreshTokens }: AuthDeps,
  {
    sessionId,
    refreshToken,
  }: { readonly sessionId: string | undefined; readonly refreshToken: string | undefined },
): Promise<void> {
  const now = new Date(clock());
  if (sessionId) await endSession(db, { id: sessionId, now });
  const found = refreshToken ? await findRefreshToken(db, refreshTokens.hashOf(refreshToken)) : undefined;
  if (found) await endSession(db, { id: found.session_id, now });
}

/** The active sessions of a user; `currentId` is that of the caller. */
export async function listOwnSessions(
  { db, clock }: AuthDeps,
  userId: string,
  currentId: string,
): Promise<SessionRow[]> {
  const sessions = await listActiveSessions(db, userId, new Date(clock()));
  return sessions.map((session) => ({
    id: session.id,
    device: session.device,
    created_at: session.created_at.toISOString(),
    last_used_at: session.last_used_at.toISOString(),
    expires_at: session.expires_at.toISOString(),
    current: session.id === currentId,
  }));
}

/**
 * Ends a session of the caller; sessions of other users are not found. Ending another session requires a recent sign-in,
 * so that a person at an unattended device cannot sign out the owner elsewhere.
 */
export async function endOwnSession(deps: AuthDeps, actor: Actor, id: string): Promise<void> {
  const { id: userId, sessionId, username: subject } = actor;
  const now = new Date(deps.clock());
  if (id !== sessionId) await requireRecentSignIn(deps, { sessionId });
  const details = { session: id, sessions: { before: 1, after: 0 } };
  const fact = { actor, action: 'auth.end-session', subject, details } as const;
  await deps.db.transaction().execute(async (trx) => {
    if (!(await endSession(trx, { id, userId, now }))) throw sessionNotFound();
    await insertAuditEntry(trx, newAuditEntry(deps, fact));
  });
}

/** Throws unless the session of the caller started in the last RECENT_MS. */
export async function requireRecentSignIn(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  { sessionId }: Pick<Actor, 'sessionId'>,
): Promise<void> {
  const start = await findSessionStart(db, sessionId);
  if (!start || clock() - start.getTime() > RECENT_MS) throw signInAgain();
}

/** Deletes sessions a day after their end, and expired attempts. */
export async function purgeEndedSessions({ db, clock }: Pick<AuthDeps, 'db' | 'clock'>): Promise<void> {
  await deleteOldSessions(db, new Date(clock() - ENDED_SESSION_RETENTION_MS));
  await deleteExpiredAttempts(db, new Date(clock()));
}
