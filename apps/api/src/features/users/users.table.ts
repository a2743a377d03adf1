import type { Role } from '@seller-toolbox/contracts';
import type { Generated, Insertable, Selectable } from 'kysely';

export interface UserTable {
  id: string;
  /** In lower case, so that names are unique regardless of case. */
  username: string;
  full_name: string;
  email: string | null;
  role: Role;
  password_hash: string;
  /** Since when the user cannot sign in. */
  disabled_at: Date | null;
  created_at: Date;
  updated_at: Date;
  /** Expiry of a generated password; null for a chosen one. */
  password_expires_at: Date | null;
  last_sign_in_at: Generated<Date | null>;
}

export type UserRow = Selectable<UserTable>;
export type NewUser = Insertable<UserTable>;
