import { MAX_ZONES } from '../engine/world-clock.schema.ts';
import { withZoneAt } from './listed-zones.ts';

describe('a removed city that comes back', () => {
  it.each([
    [['london'], 0, ['tokyo', 'london']],
    [['london', 'Asia/Kolkata'], 1, ['london', 'tokyo', 'Asia/Kolkata']],
    [['london'], 5, ['london', 'tokyo']],
    [[], 0, ['tokyo']],
  ])('to %j at place %d makes %j', (zones, place, expected) => {
    expect(withZoneAt(zones, 'tokyo', place)).toEqual(expected);
  });

  it('does not stand in the list twice', () => {
    expect(withZoneAt(['Asia/Tokyo', 'london'], 'tokyo', 1)).toEqual(['Asia/Tokyo', 'london']);
  });

  it('does not make the list longer than it may be', () => {
    const full = Array.from({ length: MAX_ZONES }, () => 'london');
    expect(withZoneAt(full, 'tokyo', 0)).toHaveLength(MAX_ZONES);
    expect(withZoneAt(full.slice(1), 'tokyo', 0)).toHaveLength(MAX_ZONES);
  });
});
