import type { JsonStorage } from '../json-storage.ts';
import {
  RECORDS_KEPT_MS,
  usageStats,
  type UsageLimits,
  type UsageRecord,
  type UsageStats,
} from './usage-limits.ts';

export interface UsageLimiter {
  readonly limits: UsageLimits;
  stats(): UsageStats;
  /** Keeps a call that was answered; not called for an answer from the cache. */
  record(success: boolean): void;
}

export interface UsageLimiterOptions {
  readonly feature: string;
  readonly limits: UsageLimits;
  readonly storage: JsonStorage;
  readonly clock: () => number;
}

const RECORDS_KEY = 'ai-usage';

/** Limits one AI feature in this browser. The session is the life of the page: reloading it starts another. */
export function createUsageLimiter({ feature, limits, storage, clock }: UsageLimiterOptions): UsageLimiter {
  let usedThisSession = 0;
  const allRecords = () => readRecords(storage.read(RECORDS_KEY));
  return {
    limits,
    stats: () =>
      usageStats({
        records: allRecords().filter((record) => record.feature === feature),
        usedThisSession,
        limits,
        now: clock(),
      }),
    record: (success) => {
      if (success) usedThisSession += 1;
      const records = allRecords();
      const now = Math.max(clock(), ...records.map(({ timestamp }) => timestamp));
      const kept = records.filter(({ timestamp }) => timestamp > now - RECORDS_KEPT_MS);
      storage.write(RECORDS_KEY, [...kept, { timestamp: now, feature, success }]);
    },
  };
}

/** What was tampered with is dropped, entry by entry. */
function readRecords(stored: unknown): readonly UsageRecord[] {
  return Array.isArray(stored) ? stored.filter(isRecord) : [];
}

function isRecord(value: unknown): value is UsageRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { timestamp, feature, success } = value as Partial<UsageRecord>;
  return Number.isFinite(timestamp) && typeof feature === 'string' && typeof success === 'boolean';
}
