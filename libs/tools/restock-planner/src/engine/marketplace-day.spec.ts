import { otherMarketplaceDay } from './marketplace-day.ts';

/** Pacific time is eight hours behind UTC in November. */
const MIDNIGHT_THERE = Date.UTC(2026, 10, 30, 8);

test('the day of the marketplace is named only where the plan counts another one', () => {
  expect(otherMarketplaceDay('2026-11-30', MIDNIGHT_THERE)).toBeNull();
  expect(otherMarketplaceDay('2026-11-30', MIDNIGHT_THERE - 1)).toBe('2026-11-29');
  expect(otherMarketplaceDay('2026-11-29', MIDNIGHT_THERE - 1)).toBeNull();
});
