import { reportPeriod } from './report-period.ts';

it.each([
  ['Reporting Range=["Weekly"],Select week=["Week 45 | 2026-11-01 - 2026-11-07"]', 'week'],
  ['2026-11-01 - 2026-11-30', 'month'],
  ['2026-02-01 - 2026-02-28', 'month'],
  ['2026-07-01 - 2026-09-30', 'quarter'],
  ['Reporting Range=["Monthly"],Select month=["October"]', 'month'],
  ['US_Search_Query_Performance_Brand_View_Week_2026_11_07.csv', 'week'],
  ['Berichtszeitraum=["Wöchentlich"],Woche=["45"]', 'week'],
  ['四半期', 'quarter'],
  ['2026年11月7日', null],
  ['weekend mugs.csv', null],
  ['week or month.csv', null],
  ['2026-11-01 - 2026-11-04', null],
  ['', null],
])('reportPeriod(%j) is %p', (text, period) => {
  expect(reportPeriod(text)).toBe(period);
});
