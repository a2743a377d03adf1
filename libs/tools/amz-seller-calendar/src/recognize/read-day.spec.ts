import { readDay } from './read-day.ts';

describe('readDay', () => {
  it.each([
    ['2026-12-25', 'en', '2026-12-25'],
    ['2026年12月5日', 'zh', '2026-12-05'],
    ['dec 24, 2026', 'en', '2026-12-24'],
    ['25 desember 2026', 'id', '2026-12-25'],
    ['ngày 25 tháng 12 năm 2026', 'vi', '2026-12-25'],
    ['3/4/2026', 'en', '2026-03-04'],
    ['3/4/2026', 'vi', '2026-04-03'],
    ['25/12/2026', 'en', '2026-12-25'],
    ['2026-02-30', 'en', null],
    ['25 foo 2026', 'en', null],
    ['2026', 'en', null],
  ])('of %s in %s is %s', (text, language, day) => {
    expect(readDay(text, language)).toBe(day);
  });
});
