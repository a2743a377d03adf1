import { rateAgeWarning } from './rate-age.ts';

describe('rateAgeWarning', () => {
  it.each([
    ['2026-11-08T00:00:00Z', null],
    ['2026-11-08T23:59:59Z', null],
    ['2026-11-09T00:00:00Z', 8],
    ['2026-10-31T00:00:00Z', null],
  ])('of rates of 2026-11-01 at %s is %s', (now, days) => {
    expect(rateAgeWarning('2026-11-01', Date.parse(now))).toBe(days);
  });
});
