import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { createAnswerTimeout, type AnswerTimeout } from './answer-timeout.ts';

/** Marks a statement to be prepared under this name. */
const NAMED = /^\/\* prepared: ([a-z-]+) \*\//;
/** Postgres: the session has no such statement, or has one of this name. */
const LOST_CODES = new Set(['26000', '42P05']);

export interface PoolAccess {
  /** Default: that of the pool. */
  readonly connect?: () => Promise<pg.PoolClient>;
  /** See `createAnswerTimeout`. */
  readonly answerTimeoutMs?: () => number | undefined;
}

/**
 * A pool that prepares marked statements on each connection. These are long, frequent and constant in text, and cost
 * more to plan than to run. A pooler that changes the session behind a connection and does not pass prepared statements on
 * loses them; from the first loss on nothing is prepared any more.
 */
export function withPreparedStatements(
  pool: pg.Pool,
  { connect = () => pool.connect(), answerTimeoutMs = () => undefined }: PoolAccess = {},
): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const names = createNames();
  const timeout = createAnswerTimeout(answerTimeoutMs);
  return {
    connect: async () => {
      const client = await connect();
      const preparing = clients.get(client) ?? preparingClient(client, names, timeout);
      timeout.onBusy(client);
      clients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

interface Names {
  readonly nameOf: (text: string) => string | undefined;
  readonly stop: () => void;
}

function createNames(): Names {
  let isOn = true;
  const known = new Map<string, { readonly text: string; readonly name: string }>();
  return {
    nameOf: (text) => {
      const mark = isOn ? NAMED.exec(text)?.[1] : undefined;
      if (mark === undefined) return undefined;
      const last = known.get(mark);
      if (last?.text === text) return last.name;
      // Processes of two versions can share a session behind a pooler: one name must not mean two statements.
      const name = `${mark}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
      known.set(mark, { text, name });
      return name;
    },
    stop: () => {
      isOn = false;
    },
  };
}

function preparingClient(client: pg.PoolClient, names: Names, timeout: AnswerTimeout): PostgresPoolClient {
  client.once('end', () => timeout.onBusy(client));
  const ask = (text: string, values: readonly unknown[], name?: string) =>
    timeout.within(client, () =>
      client.query({ text, values: [...values], ...(name !== undefined && { name }) }),
    );
  const query = async (text: string, values: readonly unknown[]) => {
    const name = names.nameOf(text);
    try {
      return await ask(text, values, name);
    } catch (error) {
      if (name === undefined || !isLost(error)) throw error;
      names.stop();
      // Nothing was executed.
      return ask(text, values);
    }
  };
  return {
    // Kysely passes a cursor only if one is configured.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      timeout.onIdle(client);
      client.release();
    },
  };
}

function isLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOST_CODES.has(String(error.code));
}
