import type { Insertable, Selectable } from 'kysely';

/** One sign-in: what access tokens name, and the family of its refresh tokens. */
export interface SessionTable {
  id: string;
  user_id: string;
  device: string | null;
  is_remembered: boolean;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

export type SessionRecord = Selectable<SessionTable>;
export type NewSession = Insertable<SessionTable>;

/** Every refresh token of a session, so that one used before is recognized however old it is. */
export interface RefreshTokenTable {
  /** SHA-256 of the token, which itself is stored nowhere. */
  hash: Buffer;
  session_id: string;
  used_at: Date | null;
}
