import type { User } from '@seller-toolbox/contracts';
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
