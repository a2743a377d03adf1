import { fromLocalTime, toLocalTime } from './local-time.ts';

describe('a time in the zone of the browser', () => {
  it.each(['2026-01-01T00:00', '2026-06-30T23:59', '2026-11-22T16:30', '2028-02-29T12:00'])(
    '%s is the same after it was an instant',
    (text) => {
      expect(toLocalTime(fromLocalTime(text))).toBe(text);
    },
  );

  it('is an instant to the minute', () => {
    const instant = fromLocalTime('2026-11-22T16:30');
    expect(instant).toMatch(/:00\.000Z$/);
    const local = new Date(instant ?? '');
    expect([local.getFullYear(), local.getMonth(), local.getDate()]).toEqual([2026, 10, 22]);
    expect([local.getHours(), local.getMinutes()]).toEqual([16, 30]);
  });

  it.each(['', '2026-11-22', 'tomorrow', '2026-11-22 16:30'])('%j is none', (text) => {
    expect(fromLocalTime(text)).toBeNull();
  });

  it('is blank for null', () => {
    expect(toLocalTime(null)).toBe('');
  });
});
