import { DAY } from '@seller-toolbox/tool-contract/durations';
import * as z from 'zod/mini';
import { aiFixSchema, type AiFix } from './ai-fix.ts';

/** A cached AI answer. */
export const cachedFixSchema = z.object({
  key: z.string(),
  originalTitle: z.string(),
  marketplace: z.string(),
  category: z.string(),
  /** The codes of the violations of the original title. */
  violations: z.array(z.string()),
  result: aiFixSchema,
  timestamp: z.number(),
  hitCount: z.number(),
});
export type CachedFix = z.infer<typeof cachedFixSchema>;

export const TTL_DAYS = 7;
export const MAX_CACHE_ENTRIES = 100;

const HIT_WEIGHT = 0.7;
const AGE_WEIGHT = 0.3;

/** The eviction score: entries with many hits and a recent timestamp score high and are evicted last. */
export function retentionScore({ hitCount, timestamp }: CachedFix, now: number): number {
  return HIT_WEIGHT * hitCount + AGE_WEIGHT * Math.max(0, TTL_DAYS - ageInDays(timestamp, now));
}

/** The entries younger than the TTL. */
export function unexpiredFixes(entries: readonly CachedFix[], now: number): CachedFix[] {
  return entries.filter(({ timestamp }) => ageInDays(timestamp, now) < TTL_DAYS);
}

/** Looks up an answer and counts the hit in the returned entries; undefined on a cache miss. */
export function lookUpFix(
  entries: readonly CachedFix[],
  key: string,
  now: number,
): { result: AiFix; entries: CachedFix[] } | undefined {
  const fresh = unexpiredFixes(entries, now);
  const found = fresh.find((entry) => entry.key === key);
  if (!found) return undefined;
  const hit = { ...found, hitCount: found.hitCount + 1 };
  return { result: hit.result, entries: fresh.map((entry) => (entry === found ? hit : entry)) };
}

/** Adds an entry and evicts those with the lowest retention score if there are too many. */
export function addFix(entries: readonly CachedFix[], added: CachedFix, now: number): CachedFix[] {
  const others = unexpiredFixes(entries, now)
    .filter(({ key }) => key !== added.key)
    .sort((a, b) => retentionScore(b, now) - retentionScore(a, now));
  return [added, ...others.slice(0, MAX_CACHE_ENTRIES - 1)];
}

/** At least 0, even if the clock was set back. */
function ageInDays(timestamp: number, now: number): number {
  return Math.max(0, now - timestamp) / DAY;
}
