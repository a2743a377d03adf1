import type { Role } from '@seller-toolbox/contracts';
import type { Insertable, Selectable } from 'kysely';

export interface UserTable {
  id: string;
  /** In lower case: no two users differ by case alone. */
  username: string;
  full_name: string;
  email: string | null;
  role: Role;
  password_hash: string;
  /** Since then nobody can be signed in as this user. */
  disabled_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Of a password that the service made; null of one that somebody chose. */
  password_expires_at: Date | null;
}

export type UserRow = Selectable<UserTable>;
export type NewUser = Insertable<UserTable>;
