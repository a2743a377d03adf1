import type { MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import { announcedDates, type RuleSetName } from './announced-dates.data.ts';
import { eventDate } from './event-date.ts';
import type { EventId } from './events.data.ts';

const startOf = (id: EventId, year: number, marketplace: MarketplaceCode = 'US') =>
  eventDate(id, year, marketplace, announcedDates('standard'))?.start;
const dated = (id: EventId, year: number, ruleSet: RuleSetName, marketplace: MarketplaceCode = 'US') =>
  eventDate(id, year, marketplace, announcedDates(ruleSet));

/** Published tables of holidays; 2025 and 2026 are also the specification's. */
const PUBLISHED: readonly [EventId, readonly string[]][] = [
  ['new-year', ['2025-01-01', '2026-01-01', '2027-01-01', '2028-01-01']],
  ['valentines-day', ['2025-02-14', '2026-02-14', '2027-02-14', '2028-02-14']],
  ['easter', ['2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16']],
  ['mothers-day', ['2025-05-11', '2026-05-10', '2027-05-09', '2028-05-14']],
  ['memorial-day', ['2025-05-26', '2026-05-25', '2027-05-31', '2028-05-29']],
  ['fathers-day', ['2025-06-15', '2026-06-21', '2027-06-20', '2028-06-18']],
  ['independence-day', ['2025-07-04', '2026-07-04', '2027-07-04', '2028-07-04']],
  ['labor-day', ['2025-09-01', '2026-09-07', '2027-09-06', '2028-09-04']],
  ['halloween', ['2025-10-31', '2026-10-31', '2027-10-31', '2028-10-31']],
  ['thanksgiving', ['2025-11-27', '2026-11-26', '2027-11-25', '2028-11-23']],
  ['black-friday', ['2025-11-28', '2026-11-27', '2027-11-26', '2028-11-24']],
  ['cyber-monday', ['2025-12-01', '2026-11-30', '2027-11-29', '2028-11-27']],
  ['christmas', ['2025-12-25', '2026-12-25', '2027-12-25', '2028-12-25']],
];

describe('eventDate, 2025 to 2028', () => {
  it.each(PUBLISHED)('of %s are the published ones', (id, days) => {
    expect([2025, 2026, 2027, 2028].map((year) => startOf(id, year))).toEqual(days);
  });

  it.each([
    ['UK', 'mothers-day', ['2025-03-30', '2026-03-15', '2027-03-07', '2028-03-26']],
    ['FR', 'mothers-day', ['2025-05-25', '2026-05-31', '2027-05-30', '2028-05-28']],
    ['ES', 'mothers-day', ['2025-05-04', '2026-05-03', '2027-05-02', '2028-05-07']],
    ['JP', 'mothers-day', ['2025-05-11', '2026-05-10', '2027-05-09', '2028-05-14']],
    ['DE', 'fathers-day', ['2025-05-29', '2026-05-14', '2027-05-06', '2028-05-25']],
    ['AU', 'fathers-day', ['2025-09-07', '2026-09-06', '2027-09-05', '2028-09-03']],
    ['IT', 'fathers-day', ['2025-03-19', '2026-03-19', '2027-03-19', '2028-03-19']],
    ['CA', 'thanksgiving', ['2025-10-13', '2026-10-12', '2027-10-11', '2028-10-09']],
  ] as const)('in %s of %s are that country’s', (marketplace, id, days) => {
    expect([2025, 2026, 2027, 2028].map((year) => startOf(id, year, marketplace))).toEqual(days);
  });

  it('moves Mother’s Day in France away from Pentecost', () => {
    expect(startOf('mothers-day', 2031, 'FR')).toBe('2031-05-25');
    expect(startOf('mothers-day', 2039, 'FR')).toBe('2039-06-05');
  });
});

/** Counts the days of a month one by one, independently of the tested computation. */
function countedWeekday(year: number, month: number, weekday: number, nth: number): string {
  const days = Array.from({ length: 31 }, (_, index) => new Date(Date.UTC(year, month - 1, index + 1)))
    .filter((day) => day.getUTCMonth() === month - 1 && day.getUTCDay() === weekday)
    .map((day) => day.toISOString().slice(0, 10));
  return days.at(nth > 0 ? nth - 1 : nth) ?? '';
}

function dayAfter(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

describe.each([
  [2029, '2029-04-01'],
  [2030, '2030-04-21'],
])('the dates of %d', (year, easter) => {
  const thanksgiving = countedWeekday(year, 11, 4, 4);
  it.each<[EventId, string]>([
    ['new-year', `${year}-01-01`],
    ['valentines-day', `${year}-02-14`],
    ['easter', easter],
    ['mothers-day', countedWeekday(year, 5, 0, 2)],
    ['memorial-day', countedWeekday(year, 5, 1, -1)],
    ['fathers-day', countedWeekday(year, 6, 0, 3)],
    ['prime-day', countedWeekday(year, 7, 2, 2)],
    ['independence-day', `${year}-07-04`],
    ['back-to-school', `${year}-07-15`],
    ['labor-day', countedWeekday(year, 9, 1, 1)],
    ['prime-big-deal-days', countedWeekday(year, 10, 2, 2)],
    ['halloween', `${year}-10-31`],
    ['thanksgiving', thanksgiving],
    ['black-friday', dayAfter(thanksgiving, 1)],
    ['cyber-monday', dayAfter(thanksgiving, 4)],
    ['christmas', `${year}-12-25`],
  ])('of %s agree with a second computation', (id, day) => {
    expect(startOf(id, year)).toBe(day);
  });
});

describe('eventDate, 2029 and 2030 in other countries', () => {
  // Computed independently: Easter by the epact, weekdays counted in the months of a calendar.
  it.each([
    ['UK', 'mothers-day', ['2029-03-11', '2030-03-31']],
    ['FR', 'mothers-day', ['2029-05-27', '2030-05-26']],
    ['ES', 'mothers-day', ['2029-05-06', '2030-05-05']],
    ['DE', 'fathers-day', ['2029-05-10', '2030-05-30']],
    ['AU', 'fathers-day', ['2029-09-02', '2030-09-01']],
    ['IT', 'fathers-day', ['2029-03-19', '2030-03-19']],
    ['CA', 'thanksgiving', ['2029-10-08', '2030-10-14']],
  ] as const)('in %s of %s agree with a second computation', (marketplace, id, days) => {
    expect([2029, 2030].map((year) => startOf(id, year, marketplace))).toEqual(days);
  });
});

describe('eventDate, Prime sales', () => {
  it.each([
    ['standard', 'prime-day', 2026, '2026-07-14', '2026-07-15', 'confirmed'],
    ['standard', 'prime-day', 2025, '2025-07-08', '2025-07-09', 'expected'],
    ['standard', 'prime-day', 2027, '2027-07-13', '2027-07-14', 'expected'],
    ['standard', 'prime-big-deal-days', 2025, '2025-10-14', '2025-10-15', 'confirmed'],
    ['standard', 'prime-big-deal-days', 2026, '2026-10-13', '2026-10-14', 'expected'],
    ['announced', 'prime-day', 2025, '2025-07-08', '2025-07-11', 'confirmed'],
    ['announced', 'prime-day', 2026, '2026-06-23', '2026-06-26', 'confirmed'],
    ['announced', 'prime-day', 2027, '2027-06-22', '2027-06-25', 'expected'],
    ['announced', 'prime-big-deal-days', 2025, '2025-10-07', '2025-10-08', 'confirmed'],
    ['announced', 'prime-big-deal-days', 2026, '2026-10-06', '2026-10-07', 'confirmed'],
    ['announced', 'prime-big-deal-days', 2027, '2027-10-12', '2027-10-13', 'expected'],
  ] as const)('%s, %s of %d: %s to %s, %s', (ruleSet, id, year, start, end, status) => {
    expect(dated(id, year, ruleSet)).toEqual({ start, end, status });
  });

  it('differ by marketplace', () => {
    expect(dated('prime-day', 2025, 'announced', 'JP')?.start).toBe('2025-07-11');
    expect(dated('prime-big-deal-days', 2026, 'announced', 'AU')?.end).toBe('2026-10-05');
    expect(dated('prime-day', 2026, 'announced', 'DE')?.status).toBe('expected');
  });

  it('expects fall sales where earlier ones were', () => {
    const { expected } = announcedDates('announced');
    expect([2022, 2023, 2024, 2025, 2026].map((year) => expected['prime-big-deal-days'](year).start)).toEqual(
      ['2022-10-11', '2023-10-10', '2024-10-08', '2025-10-07', '2026-10-06'],
    );
  });
});

describe('eventDate, back to school', () => {
  it('lasts from mid July to the day before Labor Day', () => {
    expect(dated('back-to-school', 2026, 'standard')).toEqual({
      start: '2026-07-15',
      end: '2026-09-06',
      status: 'rule',
    });
  });
});
