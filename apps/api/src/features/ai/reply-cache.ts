import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { findReply, saveReply } from './ai.repository.ts';

/** Replies of the AI that may be given again, for all replicas. What it forgets is asked anew, and nothing else. */
export interface ReplyCache {
  /** Undefined where there is none, or none any more. */
  readonly find: (key: Buffer) => Promise<unknown>;
  /** What is kept survives JSON. */
  readonly keep: (key: Buffer, reply: unknown, forMs: number) => Promise<void>;
}

export function databaseReplyCache(db: Kysely<Schema>, clock: Clock): ReplyCache {
  return {
    find: (key) => findReply(db, key, new Date(clock())),
    keep: (key, reply, forMs) => saveReply(db, { key, reply, expiresAt: new Date(clock() + forMs) }),
  };
}
