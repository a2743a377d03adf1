import type { SessionRow, SignedIn } from '@seller-toolbox/contracts';
import { DAY, HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Actor } from '../../http/access-guard.ts';
import { sessionEnded } from '../../http/request.errors.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry } from '../audit/audit.service.ts';
import { toUser } from '../users/users.mapper.ts';
import { deleteForgottenAttempts } from './attempts.repository.ts';
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
} from './sessions.repository.ts';

export const SESSION_MS = 12 * HOUR;
export const REMEMBERED_SESSION_MS = 30 * DAY;
/** A browser whose answer got lost, or whose second tab was as quick, may ask again for so long. */
export const RETRY_MS = 10_000;
/** So long after signing in nobody is asked for the password again. */
export const RECENT_MS = 10 * MINUTE;
const KEEP_ENDED_MS = DAY;

/** What a sign-in or a refresh gives, and until when the browser keeps its cookie; without an end, until it is closed. */
export interface Opened {
  readonly answer: SignedIn;
  readonly cookieExpires: Date | undefined;
}

export function toOpened({ accessTokens }: AuthDeps, session: ActiveSession, refreshToken: string): Opened {
  return {
    answer: {
      access_token: accessTokens.issue({ userId: session.id, sessionId: session.session_id }),
      refresh_token: refreshToken,
      user: toUser(session),
    },
    cookieExpires: session.is_remembered ? session.expires_at : undefined,
  };
}

/** Exchanges a refresh token for its successor. One that was used before the last ten seconds ends its whole session. */
export async function refresh(deps: AuthDeps, token: string, requestId: string): Promise<Opened> {
  const { db, clock, refreshTokens } = deps;
  const now = new Date(clock());
  const successor = refreshTokens.successorOf(token);
  const rotation = {
    hash: refreshTokens.hashOf(token),
    successorHash: refreshTokens.hashOf(successor),
    now,
  };
  const sessionId =
    (await rotateRefreshToken(db, rotation)) ??
    (await sessionOfRetry(deps, { hash: rotation.hash, now, requestId }));
  const session = await findActiveSession(db, sessionId, now);
  if (!session) throw sessionEnded();
  return toOpened(deps, session, successor);
}

interface Retry {
  readonly hash: Buffer;
  readonly now: Date;
  readonly requestId: string;
}

async function sessionOfRetry(deps: AuthDeps, { hash, now, requestId }: Retry): Promise<string> {
  const used = await findRefreshToken(deps.db, hash);
  if (!used?.used_at) throw sessionEnded();
  if (now.getTime() - used.used_at.getTime() > RETRY_MS)
    await endReusedSession(deps, used.session_id, { now, requestId });
  return used.session_id;
}

/** Somebody has a token that was exchanged long ago: which of the two is the thief cannot be known. */
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

/** Ends the session that an access token named, and the one that a refresh token belongs to; nothing is done twice. */
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

/** A user's own sessions that have not ended; `currentId` is the one that asks. */
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
 * Ends a session of the caller's own; another user's is not found either. One on another device only soon after signing
 * in: whoever found this one open must not shut its owner out of the others.
 */
export async function endOwnSession(
  { db, clock }: AuthDeps,
  { id: userId, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
  id: string,
): Promise<void> {
  const now = new Date(clock());
  if (id !== sessionId) {
    const start = await findSessionStart(db, sessionId);
    if (!start || now.getTime() - start.getTime() > RECENT_MS) throw signInAgain();
  }
  if (!(await endSession(db, { id, userId, now }))) throw sessionNotFound();
}

/** Forgets sessions a day after their end, and attempts that no longer count. */
export async function forgetOldSessions({ db, clock }: Pick<AuthDeps, 'db' | 'clock'>): Promise<void> {
  await deleteOldSessions(db, new Date(clock() - KEEP_ENDED_MS));
  await deleteForgottenAttempts(db, new Date(clock()));
}
