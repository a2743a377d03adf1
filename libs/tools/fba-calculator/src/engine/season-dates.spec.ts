import { seasonDates } from './season-dates.ts';

const PEAK = { from: '10-15', until: '01-14' };
const OFF_PEAK = { from: '01-15', until: '10-14' };

describe('the dates of a season', () => {
  it.each([
    [PEAK, '2026-10-15', '2026-10-15', '2027-01-14'],
    [PEAK, '2026-12-31', '2026-10-15', '2027-01-14'],
    [PEAK, '2027-01-01', '2026-10-15', '2027-01-14'],
    [PEAK, '2027-01-14', '2026-10-15', '2027-01-14'],
    [OFF_PEAK, '2027-01-15', '2027-01-15', '2027-10-14'],
    [OFF_PEAK, '2027-10-14', '2027-01-15', '2027-10-14'],
  ])('%o with %s goes from %s to %s', (days, date, from, until) => {
    expect(seasonDates(days, date)).toEqual({ from, until });
  });
});
