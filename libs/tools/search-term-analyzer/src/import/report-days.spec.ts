import { countDays, daySpanReader } from './report-days.ts';

function daysOf(header: readonly string[], ...lines: (string | number)[][]): number | null {
  return countDays(lines.map(daySpanReader(header)));
}

describe('countDays', () => {
  it('counts from the first to the last day of all lines, both included', () => {
    expect(daysOf(['Term', 'Date'], ['a', '2026-11-30'], ['b', '2026-11-01'], ['c', '2026-11-09'])).toBe(30);
    expect(daysOf(['Date'], ['2026-11-01'])).toBe(1);
  });

  it('reads columns of the start and the end', () => {
    expect(daysOf(['Start Date', 'End Date'], ['Oct 31, 2026', 'Nov 2, 2026'])).toBe(3);
    expect(daysOf(['开始日期', '结束日期'], ['2026/2/28', '2026/3/1'])).toBe(2);
  });

  it('reads the days of a workbook, which are numbers', () => {
    expect(daysOf(['Date'], [46327], ['46356'])).toBe(30);
    expect(daysOf(['Date'], [36525])).toBeNull();
    expect(daysOf(['Date'], [36526])).toBe(1);
    expect(daysOf(['Date'], [73050], [73050.5])).toBe(1);
    expect(daysOf(['Date'], [73051])).toBeNull();
  });

  it.each([
    '03/04/2026',
    'yesterday',
    'Foo 3, 2026',
    'Marble 3, 2026',
    '2026-13-40',
    '2026-02-29',
    '31.04.2026',
  ])('does not guess a day from %p', (text) => {
    expect(daysOf(['Date'], ['2026-11-01'], [text])).toBeNull();
  });

  it('reads German days and whole names of months', () => {
    expect(daysOf(['Datum'], ['31.10.2026'], ['02.11.2026'])).toBe(3);
    expect(daysOf(['Date'], ['September 30, 2026'], ['Sep 29, 2026'])).toBe(2);
  });

  it('leaves out a line without a day, such as that of the totals', () => {
    expect(daysOf(['Date', 'Term'], ['2026-11-01', 'a'], ['2026-11-02', 'b'], ['', 'Total'])).toBe(2);
  });

  it('has none without such a column', () => {
    expect(daysOf(['Term', 'Updated'], ['a', '2026-11-01'])).toBeNull();
    expect(daysOf(['Date'])).toBeNull();
  });
});
