import * as fc from 'fast-check';
import { arrivalDay, interruptionOf, isUncertain, latestOrderDay, productionOf } from './production.ts';

// Factories are closed from 2027-01-23, day 22, to 2027-02-20, day 50.
const TODAY = '2027-01-01';
const CLOSED = { first: 22, last: 50 };
const of = (days: number | null, today = TODAY) => ({ today, days });

describe('the day of an order whose days of production are unknown', () => {
  it('is moved before the closure that it would be due in', () => {
    expect(latestOrderDay(of(null), 21)).toBe(21);
    expect(latestOrderDay(of(null), 22)).toBe(21);
    expect(latestOrderDay(of(null), 50)).toBe(21);
    expect(latestOrderDay(of(null), 51)).toBe(51);
  });

  it('is moved to today, not into the past', () => {
    expect(latestOrderDay(of(null, '2027-01-22'), 5)).toBe(0);
    expect(latestOrderDay(of(null, '2027-01-23'), 5)).toBe(5);
  });

  it.each([
    ['two days before the closure', 20, 0, true],
    ['on the day before it', 21, 29, false],
    ['on its last day', 50, 1, false],
    ['on the day after it', 51, 0, false],
  ])('placed %s waits for closed factories as far as that is certain', (_title, day, wait, unsure) => {
    expect(interruptionOf(of(null), day)).toBe(wait);
    expect(arrivalDay(of(null), day, 45)).toBe(day + 45 + wait);
    expect(isUncertain(of(null), day, 45)).toBe(unsure);
    expect(isUncertain(of(1), day, 45)).toBe(false);
  });

  it('may be delayed as soon as the lead time meets the closure', () => {
    expect(isUncertain(of(null), 2, 20)).toBe(true);
    expect(isUncertain(of(null), 2, 19)).toBe(false);
  });
});

describe('the day of an order with ten days of production', () => {
  it.each([
    ['ends on the last day before the closure', 11, 11, 0],
    ['would end on its first day', 12, 11, 0],
    ['would begin on the day before it', 21, 11, 0],
    ['would begin in it and end in it', 40, 11, 0],
    ['may end as late with a first day before the closure and the rest after it', 41, 12, 29],
    ['may end as late with nine days before the closure', 49, 20, 29],
    ['may end as late with its first day the day before the closure', 50, 21, 29],
    ['begins after it', 51, 51, 0],
  ])('whose production %s', (_title, dueIn, day, wait) => {
    expect(latestOrderDay(of(10), dueIn)).toBe(day);
    expect(interruptionOf(of(10), day)).toBe(wait);
  });

  it('is today where its production can no longer end before the closure', () => {
    expect(latestOrderDay(of(10, '2027-01-13'), 3)).toBe(0);
    expect(interruptionOf(of(10, '2027-01-13'), 0)).toBe(29);
    expect(interruptionOf(of(10, '2027-01-12'), 0)).toBe(0);
  });

  it('is the due day where the factories are closed until then anyway, and its production begins after the closure', () => {
    expect(latestOrderDay(of(10, '2027-01-23'), 5)).toBe(5);
    expect(interruptionOf(of(10, '2027-01-23'), 5)).toBe(24);
    expect(interruptionOf(of(10, '2027-01-23'), 28)).toBe(1);
    expect(interruptionOf(of(10, '2027-01-23'), 29)).toBe(0);
  });

  it('waits for the closures of two years', () => {
    // 29 days in 2027, and 29 of 2028: until 2028-02-09.
    expect(interruptionOf(of(400), 0)).toBe(58);
  });
});

describe('latestOrderDay', () => {
  const open = (day: number) => day < CLOSED.first || day > CLOSED.last;
  /** Production begins on the day of the order and goes on, day by day, while factories are open. */
  const endOf = (day: number, days: number) => {
    let [end, left] = [day, days];
    while (left > 0 || !open(end)) {
      if (open(end)) left -= 1;
      end += 1;
    }
    return end;
  };

  it('is the latest day whose production ends as early as without the closure, or else as early as it can', () => {
    fc.assert(
      fc.property(fc.nat({ max: 80 }), fc.nat({ max: 45 }), (dueIn, days) => {
        const goal = Math.max(dueIn + days, endOf(0, days));
        const inTime = Array.from({ length: dueIn + 1 }, (_, day) => day).filter(
          (day) => endOf(day, days) <= goal,
        );
        const day = latestOrderDay(of(days), dueIn);
        expect(day).toBe(Math.max(...inTime));
        expect(day + days + interruptionOf(of(days), day)).toBe(endOf(day, days));
      }),
      { numRuns: 500, seed: 20261129 },
    );
  });

  it('keeps orders beyond ten years and years without a known date', () => {
    expect(latestOrderDay(of(10), 3651)).toBe(3651);
    expect(latestOrderDay(of(10, '2036-01-25'), 5)).toBe(5);
  });
});

describe('productionOf', () => {
  it.each([
    [null, 30, null],
    [12.2, 30, 13],
    [30, 30, 30],
    [31, 30, 30],
  ])('of %p days in a lead time of %d is %p', (productionDays, leadTimeDays, days) => {
    expect(productionOf(TODAY, { productionDays, leadTimeDays })).toEqual({ today: TODAY, days });
  });
});
