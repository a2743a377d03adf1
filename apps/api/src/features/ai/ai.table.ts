import type { ColumnType } from 'kysely';

/** What was used of one limit in one window. */
export interface AiQuotaTable {
  /** 16 bytes of a keyed hash of who, which limit and which window; the key changes at midnight UTC. */
  key: Buffer;
  used: number;
  allowed: number;
  /** End of the window; nobody asks for the row after it. */
  ends_at: Date;
}

/** Units taken for a call that is under way. It goes with the outcome, or by itself when nobody tells one. */
export interface AiReservationTable {
  id: string;
  keys: Buffer[];
  expires_at: Date;
}

/** What the AI said, parsed and cleaned, to be judged anew by our rules each time it is given. */
export interface AiReplyTable {
  /** 32 bytes of a hash of the question. */
  key: Buffer;
  reply: ColumnType<unknown, string, string>;
  expires_at: Date;
}
