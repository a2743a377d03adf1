import { monthName } from './month-name.ts';

describe('monthName', () => {
  it('is the month of the day in any time zone, its first and its last day', () => {
    expect(monthName('2026-10-01', 'en-US')).toBe('Oct');
    expect(monthName('2026-10-31', 'en-US')).toBe('Oct');
  });

  it('is written as the locale does', () => {
    expect(monthName('2026-10-31', 'zh-CN')).toBe('10月');
  });
});
