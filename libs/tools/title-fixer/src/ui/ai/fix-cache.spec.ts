import { DAY } from '@seller-toolbox/tool-contract/durations';
import {
  unexpiredFixes,
  lookUpFix,
  addFix,
  retentionScore,
  MAX_CACHE_ENTRIES,
  type CachedFix,
} from './fix-cache.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

const entry = (key: string, ageInDays = 0, hitCount = 0): CachedFix => ({
  key,
  originalTitle: key,
  marketplace: 'US',
  category: 'general',
  violations: [],
  result: { key, source: 'ai', versions: [] },
  timestamp: NOW - ageInDays * DAY,
  hitCount,
});

describe('retentionScore', () => {
  it.each([
    [0, 0, 2.1],
    [0, 7, 0],
    [0, 3.5, 1.05],
    [3, 0, 4.2],
    [3, 7, 2.1],
    [1, 8, 0.7],
    [0, -1, 2.1],
  ])('of %d hits at %d days is %d', (hits, age, score) => {
    expect(retentionScore(entry('a', age, hits), NOW)).toBeCloseTo(score, 12);
  });
});

describe('fix cache', () => {
  it.each([
    [7 * DAY - 1, true],
    [7 * DAY, false],
  ])('has an answer of %d milliseconds ago: %s', (age, isThere) => {
    const entries = [{ ...entry('a'), timestamp: NOW - age }];
    expect(unexpiredFixes(entries, NOW)).toHaveLength(isThere ? 1 : 0);
    expect(lookUpFix(entries, 'a', NOW) !== undefined).toBe(isThere);
  });

  it('counts a hit', () => {
    const hit = lookUpFix([entry('a'), entry('b')], 'b', NOW);
    expect(hit?.result.key).toBe('b');
    expect(hit?.entries.map(({ hitCount }) => hitCount)).toEqual([0, 1]);
  });

  it('misses for another key', () => {
    expect(lookUpFix([entry('a')], 'b', NOW)).toBeUndefined();
  });

  it('holds 100 entries and evicts the one with the lowest score', () => {
    const full = Array.from({ length: MAX_CACHE_ENTRIES }, (_, index) => entry(`k${index}`, 1, 1));
    full[40] = entry('k40', 1, 0);
    full[41] = entry('k41', 6, 1);
    const kept = addFix(full, entry('new'), NOW).map(({ key }) => key);
    expect(kept).toHaveLength(MAX_CACHE_ENTRIES);
    expect(kept).toContain('new');
    expect(kept).toContain('k40');
    expect(kept).not.toContain('k41');
  });

  it('has one entry per key', () => {
    expect(addFix([entry('a', 1, 5)], entry('a'), NOW)).toEqual([entry('a')]);
  });

  it('drops expired entries when one is added', () => {
    expect(addFix([entry('old', 8, 99)], entry('a'), NOW).map(({ key }) => key)).toEqual(['a']);
  });
});
