import { MINUTE, WEEK } from '@seller-toolbox/tool-contract/durations';
/** How often an AI feature may be used. The numbers are the specification's (section 9 of the platform text). */
export interface UsageLimits {
  readonly perHour: number;
  readonly perDay: number;
  readonly perSession: number;
  /** Minutes between two uses; 0 for none. */
  readonly cooldownMinutes: number;
}

export const DEFAULT_USAGE_LIMITS: UsageLimits = {
  perHour: 10,
  perDay: 30,
  perSession: 5,
  cooldownMinutes: 3,
};

/** One call to an AI feature. A failed one is stored but consumes nothing; an answer from the cache is not stored. */
export interface UsageRecord {
  readonly timestamp: number;
  readonly feature: string;
  readonly success: boolean;
}

export type LimitReason = 'daily_limit' | 'hourly_limit' | 'session_limit' | 'cooldown';

export interface UsageStats {
  readonly totalUsage: number;
  readonly successfulUsage: number;
  readonly usedThisHour: number;
  readonly usedToday: number;
  readonly usedThisSession: number;
  /** What is left of this hour and this day; 0 when limited for any reason. */
  readonly remainingQuota: number;
  /** The next full hour, or midnight when the daily limit applies; milliseconds. */
  readonly nextResetTime: number;
  readonly isLimited: boolean;
  readonly limitReason: LimitReason | null;
}

/** Records are stored for seven days. */
export const RECORD_LIFETIME_MS = WEEK;

export interface UsageQuestion {
  /** Of this feature only, none later than `now`. */
  readonly records: readonly UsageRecord[];
  readonly usedThisSession: number;
  readonly limits: UsageLimits;
  readonly now: number;
}

/**
 * What may still be used. The hour is the clock hour, the day the local day. If several limits are hit, the reason named
 * is the first of daily, hourly, session, cooldown.
 */
export function usageStats({ records, usedThisSession, limits, now }: UsageQuestion): UsageStats {
  const uses = records.filter(({ success }) => success);
  const usedSince = (start: number) => uses.filter(({ timestamp }) => timestamp >= start).length;
  const usedThisHour = usedSince(startOfHour(now));
  const usedToday = usedSince(startOfDay(now));
  const lastUse = Math.max(...uses.map(({ timestamp }) => timestamp));
  const limitReason = firstReason({
    daily_limit: usedToday >= limits.perDay,
    hourly_limit: usedThisHour >= limits.perHour,
    session_limit: usedThisSession >= limits.perSession,
    cooldown: now < lastUse + limits.cooldownMinutes * MINUTE,
  });
  const left = Math.min(limits.perHour - usedThisHour, limits.perDay - usedToday);
  return {
    totalUsage: records.length,
    successfulUsage: uses.length,
    usedThisHour,
    usedToday,
    usedThisSession,
    remainingQuota: limitReason === null ? left : 0,
    nextResetTime: limitReason === 'daily_limit' ? startOfDay(now, 1) : startOfHour(now, 1),
    isLimited: limitReason !== null,
    limitReason,
  };
}

function firstReason(hit: Readonly<Record<LimitReason, boolean>>): LimitReason | null {
  const order: readonly LimitReason[] = ['daily_limit', 'hourly_limit', 'session_limit', 'cooldown'];
  return order.find((reason) => hit[reason]) ?? null;
}

function startOfHour(time: number, hoursLater = 0): number {
  const date = new Date(time);
  return new Date(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours() + hoursLater,
  ).getTime();
}

function startOfDay(time: number, daysLater = 0): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysLater).getTime();
}
