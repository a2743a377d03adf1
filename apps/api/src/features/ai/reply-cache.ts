import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { findReply, saveReply } from './ai.repository.ts';

/** Cached AI replies, shared by all replicas. */
export interface ReplyCache {
  /** Undefined if there is none or it expired. */
  readonly find: (key: Buffer) => Promise<unknown>;
  /** The reply must be serializable as JSON. */
  readonly save: (key: Buffer, reply: unknown, ttlMs: number) => Promise<void>;
}

export function databaseReplyCache(db: Kysely<Schema>, clock: Clock): ReplyCache {
  return {
    find: (key) => findReply(db, key, new Date(clock())),
    save: (key, reply, ttlMs) => saveReply(db, { key, reply, expiresAt: new Date(clock() + ttlMs) }),
  };
}
