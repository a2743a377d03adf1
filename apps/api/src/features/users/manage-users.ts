import type {
  AuditDetails,
  OneTimePassword,
  Pagination,
  UserChange,
  UserInput,
  UserRow,
  UsersQuery,
} from '@seller-toolbox/contracts';
import type { Actor } from '../../http/access-guard.ts';
import { paginationOf } from '../../http/pagination.ts';
import type { RandomBytes } from '../../ports/random.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { newAuditEntry } from '../audit/audit.service.ts';
import { countActiveSessions, endSessionsExcept, endSessionsOf } from '../auth/sessions.repository.ts';
import { newGeneratedPassword } from './generated-password.ts';
import { UserRejection } from './user-rejection.ts';
import { lastSuperAdmin, nameTaken, userNotFound } from './users.errors.ts';
import { toListedUser } from './users.mapper.ts';
import { countUsers, findUser, listUserPage } from './users.repository.ts';
import { createUser, editUser, resetPassword, type UsersDeps } from './users.service.ts';
import type { UserRow as StoredUser } from './users.table.ts';

export type ManageUsersDeps = Omit<UsersDeps, 'actor'> & { readonly random: RandomBytes };

/** A super_admin's call on a user. */
export interface UserCall {
  readonly actor: Actor;
  readonly id: string;
}

export async function listForSuperAdmin(
  deps: ManageUsersDeps,
  query: UsersQuery,
): Promise<{ data: UserRow[]; pagination: Pagination }> {
  const now = new Date(deps.clock());
  const users = await listUserPage(deps.db, query, now);
  const total = await countUsers(deps.db, query, now);
  return { data: await withSessions(deps, users), pagination: paginationOf(query, total) };
}

export async function createWithPassword(
  deps: ManageUsersDeps,
  actor: Actor,
  { full_name: fullName, ...input }: UserInput,
): Promise<OneTimePassword> {
  const { password, expiresAt } = newGeneratedPassword(deps.random, deps.clock());
  const wanted = { ...input, fullName, password, passwordExpiresAt: expiresAt };
  const id = await answeringRejections(() => createUser({ ...deps, actor }, wanted));
  return { id, username: input.username, password, expires_at: expiresAt.toISOString() };
}

/** Ends all sessions of the user. */
export async function resetToOneTimePassword(
  deps: ManageUsersDeps,
  { actor, id }: UserCall,
): Promise<OneTimePassword> {
  const { username } = await getUser(deps, id);
  const { password, expiresAt } = newGeneratedPassword(deps.random, deps.clock());
  await resetPassword({ ...deps, actor }, username, password, expiresAt);
  return { id, username, password, expires_at: expiresAt.toISOString() };
}

export async function changeUser(
  deps: ManageUsersDeps,
  { actor, id }: UserCall,
  change: UserChange,
): Promise<UserRow> {
  const { username } = await getUser(deps, id);
  await answeringRejections(() => editUser({ ...deps, actor }, username, change));
  const [row] = await withSessions(deps, [await getUser(deps, id)]);
  if (!row) throw userNotFound();
  return row;
}

export async function endAllSessionsOf(deps: ManageUsersDeps, { actor, id }: UserCall): Promise<number> {
  const { username: subject } = await getUser(deps, id);
  return deps.db.transaction().execute(async (trx) => {
    const ended = await endSessionsOf(trx, id, new Date(deps.clock()));
    const fact = { actor, action: 'users.end-sessions', subject, details: endedSessions(ended) } as const;
    await insertAuditEntry(trx, newAuditEntry(deps, fact));
    return ended;
  });
}

/** Ends the sessions of all users, except the one of the caller. */
export function endSessionsOfAll(deps: ManageUsersDeps, actor: Actor): Promise<number> {
  return deps.db.transaction().execute(async (trx) => {
    const ended = await endSessionsExcept(trx, actor.sessionId, new Date(deps.clock()));
    const fact = {
      actor,
      action: 'users.end-sessions',
      subject: null,
      details: endedSessions(ended),
    } as const;
    await insertAuditEntry(trx, newAuditEntry(deps, fact));
    return ended;
  });
}

function endedSessions(count: number): AuditDetails {
  return { sessions: { before: count, after: 0 } };
}

async function getUser({ db }: ManageUsersDeps, id: string): Promise<StoredUser> {
  const user = await findUser(db, id);
  if (!user) throw userNotFound();
  return user;
}

async function withSessions(
  { db, clock }: ManageUsersDeps,
  users: readonly StoredUser[],
): Promise<UserRow[]> {
  const ids = users.map(({ id }) => id);
  const now = new Date(clock());
  const sessions = await countActiveSessions(db, ids, now);
  return users.map((user) => toListedUser(user, { activeSessions: sessions.get(user.id) ?? 0, now }));
}

const ANSWERS = { 'name-taken': nameTaken, 'last-super-admin': lastSuperAdmin } as const;

/** The rejection of the command line as an answer. */
async function answeringRejections<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof UserRejection && error.reason) throw ANSWERS[error.reason]();
    throw error;
  }
}
