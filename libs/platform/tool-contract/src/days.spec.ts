import { isDay } from './days.ts';

describe('isDay', () => {
  it.each(['2026-11-22', '2024-02-29', '0001-01-01'])('accepts %s', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each(['2026-02-30', '2025-02-29', '2026-13-01', '2026-1-1', '2026-11-22T00:00Z', '', 7, null])(
    'rejects %j',
    (value) => {
      expect(isDay(value)).toBe(false);
    },
  );
});
