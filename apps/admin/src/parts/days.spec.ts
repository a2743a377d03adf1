import { endOfDay, startOfDay } from './days.ts';

describe('a day of the filter', () => {
  it('begins at midnight of this zone and ends where the next one begins', () => {
    expect(new Date(startOfDay('2026-11-22'))).toEqual(new Date(2026, 10, 22));
    expect(endOfDay('2026-11-22')).toBe(startOfDay('2026-11-23'));
    expect(endOfDay('2026-12-31')).toBe(startOfDay('2027-01-01'));
    expect(endOfDay('2028-02-28')).toBe(startOfDay('2028-02-29'));
  });
});
