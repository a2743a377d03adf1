import { AI_LIMITS, type AiCall, type AiLimits, type AiUsage } from '@seller-toolbox/contracts';
import { DAY, HOUR } from '@seller-toolbox/tool-contract/durations';
import { keyedHashOfDay } from '../../keyed-hash.ts';
import { shareOf } from '../../network-shares.ts';
import type { Counter, UsedUnits } from './ai.repository.ts';

/** Unusable replies that one network may cause per hour: each was paid for, and its call can be repeated. */
export const MAX_UNUSABLE_PER_HOUR = 5;

/** The caller: session id of the browser, and networks, the narrowest first. */
export interface Caller {
  readonly session: string | undefined;
  readonly networks: readonly [string, ...string[]];
}

/** `hour` and `day`: answered calls of a caller; `unusable`: unusable replies; `network` and `site`: calls sent. */
export interface LimitedCounter extends Counter {
  readonly limit: 'hour' | 'day' | 'unusable' | 'network' | 'site';
}

/** The two calls of the title analyzer share a quota. */
const QUOTAS: Readonly<Record<AiCall, string>> = {
  'title-fix': 'title-fixer',
  'title-optimization': 'title-analyzer',
  'compliance-check': 'title-analyzer',
};

/** The counters of one call: hour and day, for session and network. */
export function callerCounters(
  secret: string,
  call: AiCall,
  { caller, now }: { readonly caller: Caller; readonly now: number },
): LimitedCounter[] {
  const subjects = [
    ...(caller.session === undefined ? [] : [['session', caller.session]]),
    ['network', caller.networks[0]],
  ];
  return subjects.flatMap((subject) =>
    (['hour', 'day'] as const).map((limit) => {
      const { start, end } = windowOf(limit, now);
      const key = counterKey(secret, now, [QUOTAS[call], limit, start, ...subject]);
      return { limit, key, allowed: AI_LIMITS[call][limit], endsAt: new Date(end) };
    }),
  );
}

/** The hourly counter of unusable replies to calls from the network of the caller. */
export function unusableCounter(secret: string, { networks }: Caller, now: number): LimitedCounter {
  const { start, end } = windowOf('hour', now);
  const key = counterKey(secret, now, ['unusable', start, networks[0]]);
  return { limit: 'unusable', key, allowed: MAX_UNUSABLE_PER_HOUR, endsAt: new Date(end) };
}

/** The daily counters of provider calls from each network of the caller: their shares of the cap of the site. */
export function networkCounters(
  secret: string,
  dailyCap: number,
  { caller: { networks }, now }: { readonly caller: Caller; readonly now: number },
): LimitedCounter[] {
  const { start, end } = windowOf('day', now);
  return networks.map((network, prefixLevel) => ({
    limit: 'network',
    key: counterKey(secret, now, ['sent', start, network]),
    allowed: shareOf(dailyCap, prefixLevel),
    endsAt: new Date(end),
    isCost: true,
  }));
}

/** The daily counter of all provider calls of the site. */
export function siteCounter(secret: string, dailyCap: number, now: number): LimitedCounter {
  const { start, end } = windowOf('day', now);
  const key = counterKey(secret, now, ['site', start]);
  return { limit: 'site', key, allowed: dailyCap, endsAt: new Date(end), isCost: true };
}

/** The clock hour or UTC day that contains `now`. */
export function windowOf(limit: 'hour' | 'day', now: number): { start: number; end: number } {
  const length = limit === 'hour' ? HOUR : DAY;
  const start = Math.floor(now / length) * length;
  return { start, end: start + length };
}

function counterKey(secret: string, now: number, parts: readonly (string | number)[]): Buffer {
  return keyedHashOfDay('ai quota of', secret, now)(JSON.stringify(parts)).subarray(0, 16);
}

const BY_PRECEDENCE = ['day', 'hour', 'unusable', 'site', 'network'] as const;

/** The exhausted limit that a rejection names. */
export function exhausted(
  counters: readonly LimitedCounter[],
  used: UsedUnits,
): LimitedCounter['limit'] | undefined {
  const full = counters.filter(({ key, allowed }) => unitsOf(used, key) >= allowed);
  return BY_PRECEDENCE.find((limit) => full.some((counter) => counter.limit === limit));
}

/** Remaining calls of this caller: the lower of session and network. */
export function usageOf(
  limits: AiLimits,
  { counters, used, now }: { counters: readonly LimitedCounter[]; used: UsedUnits; now: number },
): AiUsage {
  const left = (limit: 'hour' | 'day') =>
    counters
      .filter((counter) => counter.limit === limit)
      .map(({ key, allowed }) => Math.max(0, allowed - unitsOf(used, key)))
      .reduce((least, units) => Math.min(least, units), limits[limit]);
  const remaining = { hour: left('hour'), day: left('day') };
  const { end } = windowOf(remaining.day === 0 ? 'day' : 'hour', now);
  return { limits: { ...limits }, remaining, resets_at: new Date(end).toISOString() };
}

function unitsOf(used: UsedUnits, key: Buffer): number {
  return used.get(key.toString('hex')) ?? 0;
}
