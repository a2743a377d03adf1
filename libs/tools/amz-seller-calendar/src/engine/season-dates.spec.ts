import { plusDays } from '@seller-toolbox/reference-data/days';
import { seasonDays } from './season-dates.data.ts';

/** Of the platform, a day off where the new moon is within minutes of midnight (2027, 2030). */
const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'Asia/Shanghai',
});

describe('seasonDays', () => {
  it.each(Array.from({ length: 11 }, (_, index) => 2025 + index))(
    'has New Year’s Day of %d two weeks after the factories close',
    (year) => {
      const days = seasonDays('lunar-new-year', year);
      const newYear = plusDays(days?.start ?? '', 14);
      expect(chinese.format(Date.parse(`${newYear}T12:00:00+08:00`))).toMatch(/^(?:12\/(?:29|30)|1\/[12])$/);
      expect(days?.end).toBe(plusDays(newYear, 14));
    },
  );

  it.each([
    ['lunar-new-year', 2036],
    ['diwali', 2029],
  ] as const)('has no %s of %d, since its date is not known here', (id, year) => {
    expect(seasonDays(id, year)).toBeUndefined();
  });

  it.each([
    [2025, '2025-05-06'],
    [2026, '2026-05-06'],
    [2027, '2027-05-05'],
    [2028, '2028-05-05'],
    [2029, '2029-05-05'],
    [2030, '2030-05-06'],
  ])('Golden Week of %d ends on %s', (year, end) => {
    expect(seasonDays('golden-week', year)).toEqual({ start: `${year}-04-29`, end });
  });
});
