import type { User, UserRow as ListedUser, UserState } from '@seller-toolbox/contracts';
import type { UserRow } from './users.table.ts';

/** The fields of a user for the API; of the password only the expiry. */
export type ShownUser = Pick<
  UserRow,
  'id' | 'username' | 'full_name' | 'email' | 'role' | 'password_expires_at'
>;

export function toUser(user: ShownUser): User {
  const { id, username, full_name, email, role, password_expires_at: expires } = user;
  const ends = expires ? { password_expires_at: expires.toISOString() } : {};
  return { id, username, full_name, email, role, ...ends };
}

interface ListedAt {
  readonly activeSessions: number;
  readonly now: Date;
}

/** A row of the user list. */
export function toListedUser(user: UserRow, { activeSessions, now }: ListedAt): ListedUser {
  const { id, username, full_name, email, role } = user;
  return {
    id,
    username,
    full_name,
    email,
    role,
    state: stateOf(user, now),
    last_sign_in_at: user.last_sign_in_at?.toISOString() ?? null,
    password_expires_at: user.password_expires_at?.toISOString() ?? null,
    active_sessions: activeSessions,
    created_at: user.created_at.toISOString(),
  };
}

function stateOf({ disabled_at: disabled, password_expires_at: ends }: UserRow, now: Date): UserState {
  if (disabled) return 'disabled';
  if (!ends) return 'active';
  return ends > now ? 'pending' : 'expired';
}
