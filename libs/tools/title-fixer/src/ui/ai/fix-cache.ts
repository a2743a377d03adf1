import * as z from 'zod/mini';
import { aiFixSchema, type AiFix } from './ai-fix.ts';

/** What the AI answered to a question, kept so that the same question costs nothing. */
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

const DAY = 24 * 60 * 60 * 1000;

/** An answer is good for so many days. */
export const DAYS_KEPT = 7;
/** So many answers are kept. */
export const MAX_CACHED = 100;

const HIT_WEIGHT = 0.7;
const AGE_WEIGHT = 0.3;

/** How much an entry is worth keeping: used often, and young. */
export function keepScore({ hitCount, timestamp }: CachedFix, now: number): number {
  return HIT_WEIGHT * hitCount + AGE_WEIGHT * Math.max(0, DAYS_KEPT - ageInDays(timestamp, now));
}

/** The entries that are not out of date. */
export function freshFixes(entries: readonly CachedFix[], now: number): CachedFix[] {
  return entries.filter(({ timestamp }) => ageInDays(timestamp, now) < DAYS_KEPT);
}

/** The answer to a question, and the entries with one hit more; undefined where there is none. */
export function hitFix(
  entries: readonly CachedFix[],
  key: string,
  now: number,
): { result: AiFix; entries: CachedFix[] } | undefined {
  const fresh = freshFixes(entries, now);
  const found = fresh.find((entry) => entry.key === key);
  if (!found) return undefined;
  const hit = { ...found, hitCount: found.hitCount + 1 };
  return { result: hit.result, entries: fresh.map((entry) => (entry === found ? hit : entry)) };
}

/** The entries with a new one; where they are too many, those worth least go. The new one stays. */
export function keepFix(entries: readonly CachedFix[], added: CachedFix, now: number): CachedFix[] {
  const others = freshFixes(entries, now)
    .filter(({ key }) => key !== added.key)
    .sort((a, b) => keepScore(b, now) - keepScore(a, now));
  return [added, ...others.slice(0, MAX_CACHED - 1)];
}

/** A clock that was set back makes nothing younger than new. */
function ageInDays(timestamp: number, now: number): number {
  return Math.max(0, now - timestamp) / DAY;
}
