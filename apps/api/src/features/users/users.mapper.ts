import type { User } from '@seller-toolbox/contracts';
import type { UserRow } from './users.table.ts';

/** A user as the wire knows one: nothing of the password. */
export function toUser({
  id,
  username,
  full_name,
  email,
  role,
}: Pick<UserRow, 'id' | 'username' | 'full_name' | 'email' | 'role'>): User {
  return { id, username, full_name, email, role };
}
