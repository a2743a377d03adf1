import { freshFixes, hitFix, keepFix, keepScore, MAX_CACHED, type CachedFix } from './fix-cache.ts';

const DAY = 24 * 60 * 60 * 1000;
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

describe('keepScore', () => {
  it.each([
    [0, 0, 2.1],
    [0, 7, 0],
    [0, 3.5, 1.05],
    [3, 0, 4.2],
    [3, 7, 2.1],
    [1, 8, 0.7],
    [0, -1, 2.1],
  ])('of %d hits at %d days is %d', (hits, age, score) => {
    expect(keepScore(entry('a', age, hits), NOW)).toBeCloseTo(score, 12);
  });
});

describe('the cache of fixes', () => {
  it.each([
    [7 * DAY - 1, true],
    [7 * DAY, false],
  ])('an answer of %d milliseconds ago is there: %s', (age, isThere) => {
    const entries = [{ ...entry('a'), timestamp: NOW - age }];
    expect(freshFixes(entries, NOW)).toHaveLength(isThere ? 1 : 0);
    expect(hitFix(entries, 'a', NOW) !== undefined).toBe(isThere);
  });

  it('counts a hit', () => {
    const hit = hitFix([entry('a'), entry('b')], 'b', NOW);
    expect(hit?.result.key).toBe('b');
    expect(hit?.entries.map(({ hitCount }) => hitCount)).toEqual([0, 1]);
  });

  it('has nothing for another question', () => {
    expect(hitFix([entry('a')], 'b', NOW)).toBeUndefined();
  });

  it('holds a hundred, and the one worth least goes', () => {
    const full = Array.from({ length: MAX_CACHED }, (_, index) => entry(`k${index}`, 1, 1));
    full[40] = entry('k40', 1, 0);
    full[41] = entry('k41', 6, 1);
    const kept = keepFix(full, entry('new'), NOW).map(({ key }) => key);
    expect(kept).toHaveLength(MAX_CACHED);
    expect(kept).toContain('new');
    expect(kept).toContain('k40');
    expect(kept).not.toContain('k41');
  });

  it('has one answer to a question', () => {
    expect(keepFix([entry('a', 1, 5)], entry('a'), NOW)).toEqual([entry('a')]);
  });

  it('drops what is out of date when something is added', () => {
    expect(keepFix([entry('old', 8, 99)], entry('a'), NOW).map(({ key }) => key)).toEqual(['a']);
  });
});
