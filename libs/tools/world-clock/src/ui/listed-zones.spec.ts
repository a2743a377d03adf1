import { MAX_ZONES } from '../engine/world-clock.schema.ts';
import { withZoneAt } from './listed-zones.ts';

describe('withZoneAt', () => {
  it.each([
    [['london'], 0, ['tokyo', 'london']],
    [['london', 'Asia/Kolkata'], 1, ['london', 'tokyo', 'Asia/Kolkata']],
    [['london'], 5, ['london', 'tokyo']],
    [[], 0, ['tokyo']],
  ])('to %j at place %d makes %j', (zones, place, expected) => {
    expect(withZoneAt(zones, 'tokyo', place)).toEqual(expected);
  });

  it('adds no duplicate', () => {
    expect(withZoneAt(['Asia/Tokyo', 'london'], 'tokyo', 1)).toEqual(['Asia/Tokyo', 'london']);
  });

  it('does not exceed MAX_ZONES', () => {
    const full = Array.from({ length: MAX_ZONES }, () => 'london');
    expect(withZoneAt(full, 'tokyo', 0)).toHaveLength(MAX_ZONES);
    expect(withZoneAt(full.slice(1), 'tokyo', 0)).toHaveLength(MAX_ZONES);
  });
});
