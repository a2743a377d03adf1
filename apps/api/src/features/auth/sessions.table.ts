import type { Insertable, Selectable } from 'kysely';

/** One sign-in, referenced by access tokens and refresh tokens. */
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

/** Every refresh token of a session, to detect reuse. */
export interface RefreshTokenTable {
  /** Keyed SHA-256 of the token; the token itself is not stored. */
  hash: Buffer;
  session_id: string;
  used_at: Date | null;
}
