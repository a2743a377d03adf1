import { rateChanges, ratePoints } from './rate-changes.ts';

const day = (date: string, rate: number | null) => ({
  day: date,
  source: 'frankfurter',
  currencies: 2,
  rate,
});
const DAYS = [day('2026-11-20', 8), day('2026-11-19', 4), day('2026-11-18', null), day('2026-11-17', 5)];

describe('rateChanges', () => {
  it('compares each day with the stored day before it', () => {
    expect(rateChanges(DAYS).map(({ change }) => change)).toEqual([1, null, null, null]);
  });
});

describe('ratePoints', () => {
  it('are those of the days with a rate, the oldest first', () => {
    expect(ratePoints(DAYS).map(({ y }) => y)).toEqual([5, 4, 8]);
  });
});
