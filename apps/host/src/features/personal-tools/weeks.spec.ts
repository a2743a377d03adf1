import * as fc from 'fast-check';
import { WEEK } from '@seller-toolbox/tool-contract/durations';
import { startOfLabel, weekLabel, weekStart } from './weeks.ts';

const at = (text: string) => Date.parse(text);

describe('the label of a week', () => {
  it.each([
    ['2026-11-22T23:59:59.999Z', '2026-47'],
    ['2026-11-23T00:00:00Z', '2026-48'],
    ['2026-12-31T12:00:00Z', '2026-53'],
    ['2027-01-03T12:00:00Z', '2026-53'],
    ['2027-01-04T00:00:00Z', '2027-01'],
    ['2024-12-30T00:00:00Z', '2025-01'],
    ['1970-01-01T00:00:00Z', '1970-01'],
  ])('of %s is %s', (instant, label) => {
    expect(weekLabel(at(instant))).toBe(label);
  });

  it('is parsed to the Monday of the week', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const start = weekStart(date.getTime());
          expect(new Date(start).getUTCDay()).toBe(1);
          expect(date.getTime() - start).toBeLessThan(WEEK);
          expect(startOfLabel(weekLabel(date.getTime()))).toBe(start);
        },
      ),
    );
  });

  it.each(['2026-54', '2025-53', '2026-00', '2026-4', 'x', '', '2026-47-1'])('%p names no week', (label) => {
    expect(startOfLabel(label)).toBeUndefined();
  });
});
