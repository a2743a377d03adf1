import { acosBars } from './acos-bars.ts';

describe('acosBars', () => {
  it('begins at the target and ends at each ACOS, on a scale of round points', () => {
    const { ticks, bars, zero } = acosBars([42, 39.5, 33], 30);
    expect(ticks).toEqual([
      { value: 0, y: 0 },
      { value: 5, y: 33.33 },
      { value: 10, y: 66.67 },
      { value: 15, y: 100 },
    ]);
    expect(bars).toEqual([
      { value: 12, y: 80 },
      { value: 9.5, y: 63.33 },
      { value: 3, y: 20 },
    ]);
    expect(zero).toBe(0);
  });

  it('leads down from the target to an ACOS below it', () => {
    const { bars, zero } = acosBars([40, 20], 30);
    expect(zero).toBe(50);
    expect(bars.map((bar) => bar?.y)).toEqual([100, 0]);
  });

  it('begins at 0 without a target', () => {
    const { ticks, bars, zero } = acosBars([40, 25], null);
    expect(ticks.map(({ value }) => value)).toEqual([0, 20, 40]);
    expect(bars.map((bar) => bar?.value)).toEqual([40, 25]);
    expect(zero).toBe(0);
  });

  it('has no bar without an ACOS, and none higher than 0 at the target', () => {
    expect(acosBars([null], null)).toEqual({ ticks: [{ value: 0, y: 0 }], bars: [null], zero: 0 });
    expect(acosBars([30], 30).bars).toEqual([{ value: 0, y: 0 }]);
  });
});
