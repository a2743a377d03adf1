import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { ConfigError } from '../config.ts';
import {
  STORE_DEADLINE_MS,
  verdictOf,
  type Limit,
  type LimitStore,
  type LimitStoreOptions,
} from './limit-store.ts';

/** A store with its own connection. */
export interface ConnectedLimitStore extends LimitStore {
  readonly close: () => void;
}

/**
 * Counts in all limits or in none. Counters outlive their window, because the clock of the server may differ; the key
 * contains the window.
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
/** A hash tag, because a script must use one slot of a cluster. */
const PREFIX = '{stb-limit}:';
const MAX_CLOCK_DIFFERENCE_MS = 5 * MINUTE;
const FIRST_CONNECTION_MS = 1_000;
const MAX_RETRY_DELAY_MS = 2_000;

/**
 * Counts in a Valkey or compatible server. While it is unavailable, verdicts are `unknown`; the client reconnects.
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
    // Queued commands would be counted after their callers were answered.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt: number) => Math.min(100 * attempt, MAX_RETRY_DELAY_MS),
  });
  // Without a listener the client prints errors; `take` reports them.
  valkey.on('error', () => {});
  // The service starts without the server; the client reconnects.
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
  const bounds = limits.flatMap(({ max, endsAt }) => [String(max), String(endsAt + MAX_CLOCK_DIFFERENCE_MS)]);
  return (await valkey.eval(TAKE, keys.length, ...keys, ...bounds)) === 1;
}

/** Optional package. */
async function loadClient() {
  try {
    return await import('iovalkey');
  } catch {
    throw new ConfigError('LIMIT_STORE_URL', 'needs the optional package iovalkey, which is not installed');
  }
}

/** The client knows only the older protocol names. */
function protocolOf(url: string): string {
  return url.replace(/^valkey(s?):/, 'redis$1:');
}
