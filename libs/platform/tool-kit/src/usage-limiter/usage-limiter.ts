import type { JsonStorage } from '@seller-toolbox/browser-kit/json-storage';
import {
  RECORD_LIFETIME_MS,
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
  /** Uses by feature of this page; by default one map for each storage. */
  readonly session?: Map<string, number>;
}

const RECORDS_KEY = 'ai-usage';

/**
 * Uses by feature since the page was loaded: that is what the specification calls a session. A page has one storage, and so
 * one session.
 */
const sessions = new WeakMap<JsonStorage, Map<string, number>>();

function sessionOf(storage: JsonStorage): Map<string, number> {
  const session = sessions.get(storage) ?? new Map<string, number>();
  sessions.set(storage, session);
  return session;
}

/** Limits one AI feature in this browser. */
export function createUsageLimiter(options: UsageLimiterOptions): UsageLimiter {
  const { feature, limits, storage, clock, session = sessionOf(storage) } = options;
  return {
    limits,
    stats: () => {
      const now = clock();
      return usageStats({
        records: readRecords(storage, now).filter((record) => record.feature === feature),
        usedThisSession: session.get(feature) ?? 0,
        limits,
        now,
      });
    },
    record: (success) => {
      if (success) session.set(feature, (session.get(feature) ?? 0) + 1);
      const now = clock();
      const recentRecords = readRecords(storage, now).filter(
        ({ timestamp }) => timestamp > now - RECORD_LIFETIME_MS,
      );
      writeRecords(storage, [...recentRecords, { timestamp: now, feature, success }]);
    },
  };
}

/**
 * The records, without what was tampered with. A clock that was set back grants nothing: what it left in the future counts
 * as of now, and is kept so, which lets a clock that once ran ahead heal after the ordinary time.
 */
function readRecords(storage: JsonStorage, now: number): readonly UsageRecord[] {
  const stored = unsavedRecords.get(storage) ?? storage.read(RECORDS_KEY);
  const records = Array.isArray(stored) ? stored.filter(isUsageRecord) : [];
  if (records.every(({ timestamp }) => timestamp <= now)) return records;
  const healed = records.map((record) => ({ ...record, timestamp: Math.min(record.timestamp, now) }));
  writeRecords(storage, healed);
  return healed;
}

/** Records that the browser did not keep, its storage being full or blocked: the limits hold for this page all the same. */
const unsavedRecords = new WeakMap<JsonStorage, readonly UsageRecord[]>();

function writeRecords(storage: JsonStorage, records: readonly UsageRecord[]): void {
  if (storage.write(RECORDS_KEY, records)) unsavedRecords.delete(storage);
  else unsavedRecords.set(storage, records);
}

function isUsageRecord(value: unknown): value is UsageRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { timestamp, feature, success } = value as Partial<UsageRecord>;
  return Number.isFinite(timestamp) && typeof feature === 'string' && typeof success === 'boolean';
}
