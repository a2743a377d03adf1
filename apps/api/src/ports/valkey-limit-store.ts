import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { ConfigError } from '../config.ts';
import {
  STORE_DEADLINE_MS,
  verdictOf,
  type Limit,
  type LimitStore,
  type LimitStoreOptions,
} from './limit-store.ts';

/** A store with a connection of its own. */
export interface ConnectedLimitStore extends LimitStore {
  readonly close: () => void;
}

/**
 * Counts in all or in none. A counter is kept a while longer than its window, because the server's clock is not ours;
 * its key names the window, so that keeping it does no harm.
 */
const TAKE = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[2 * i - 1]) then return 0 end
end
for i, key in ipairs(KEYS) do
  redis.call('INCR', key)
  redis.call('PEXPIREAT', key, ARGV[2 * i])
end
return 1`;
/** One slot of a cluster, because a script may not count in two. */
const PREFIX = '{stb-limit}:';
const CLOCKS_DIFFER_MS = 5 * MINUTE;
const FIRST_CONNECTION_MS = 1_000;
const LONGEST_PAUSE_MS = 2_000;

/**
 * On a Valkey, or any server that speaks its protocol. It need not be there: while it is away nobody can count, and as
 * soon as it is back everybody can.
 */
export async function openValkeyLimitStore(
  url: string,
  options: LimitStoreOptions = {},
): Promise<ConnectedLimitStore> {
  const { Redis } = await loadClient();
  const valkey = new Redis(protocolOf(url), {
    lazyConnect: true,
    connectTimeout: FIRST_CONNECTION_MS,
    commandTimeout: options.deadlineMs ?? STORE_DEADLINE_MS,
    // What waits for a server that is away would be counted when its caller has long been answered.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt: number) => Math.min(100 * attempt, LONGEST_PAUSE_MS),
  });
  // Without a listener the client prints; whoever takes is told.
  valkey.on('error', () => {});
  // A start without it goes on, and the client tries again by itself.
  await valkey.connect().catch((error: unknown) => options.onFailure?.(error));
  return {
    take: (limits) => verdictOf(takeAll(valkey, limits), options),
    close: () => valkey.disconnect(),
  };
}

interface ScriptRunner {
  readonly eval: (script: string, keys: number, ...keysAndArguments: string[]) => Promise<unknown>;
}

async function takeAll(valkey: ScriptRunner, limits: readonly Limit[]): Promise<boolean> {
  const keys = limits.map(({ key }) => PREFIX + key);
  const bounds = limits.flatMap(({ max, endsAt }) => [String(max), String(endsAt + CLOCKS_DIFFER_MS)]);
  return (await valkey.eval(TAKE, keys.length, ...keys, ...bounds)) === 1;
}

/** An optional package: a service that counts in its database runs without it. */
async function loadClient() {
  try {
    return await import('iovalkey');
  } catch {
    throw new ConfigError('LIMIT_STORE_URL', 'needs the optional package iovalkey, which is not installed');
  }
}

/** The client knows the addresses of Valkey by their older names only. */
function protocolOf(url: string): string {
  return url.replace(/^valkey(s?):/, 'redis$1:');
}
