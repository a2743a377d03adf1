import { CATEGORY_IDS, firstTwoUnits, symbolOf } from './unit-categories.ts';

describe('the dimensions', () => {
  it('convert between their first two units by default', () => {
    expect(CATEGORY_IDS.map((category) => [category, ...Object.values(firstTwoUnits(category))])).toEqual([
      ['length', 'mm', 'cm'],
      ['weight', 'mg', 'g'],
      ['volume', 'ml', 'L'],
      ['area', 'mm2', 'cm2'],
      ['temperature', 'C', 'F'],
      ['power', 'W', 'kW'],
      ['energy', 'J', 'kJ'],
    ]);
  });
});

describe('symbolOf', () => {
  it.each([
    ['temperature', 'F', '°F'],
    ['length', 'in', 'in'],
    ['area', 'm2', 'm²'],
  ] as const)('of %s in %s is %s', (category, unit, symbol) => {
    expect(symbolOf(category, unit)).toBe(symbol);
  });

  it('is the id of a unit that the dimension does not have', () => {
    expect(symbolOf('length', 'kg')).toBe('kg');
  });
});
