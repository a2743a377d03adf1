import { parsedSetting } from './input-types.ts';

describe('parsedSetting', () => {
  it.each([
    ['4.5', 4.5],
    ['4,5', 4.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['12,5 %', 12.5],
    ['EUR 3', 3],
    ['４，５', 4.5],
    ['1.234', 1.234],
    ['1e3', 1000],
  ])('reads the number %s like a cell', (text, value) => {
    expect(parsedSetting('number', text)).toBe(value);
  });

  it.each(['', ' ', '4,5,6', '4k', 'four', '10 cm', '8oz', '4"'])(
    'leaves "%s", which is no bare number, for the engine to reject',
    (text) => {
      expect(parsedSetting('number', text)).toBe(text);
    },
  );

  it('reads yes and no, and leaves texts as they are', () => {
    expect([
      parsedSetting('boolean', 'true'),
      parsedSetting('boolean', 'false'),
      parsedSetting('boolean', 'yes'),
      parsedSetting('text', '4,5'),
      parsedSetting(undefined, '4,5'),
    ]).toEqual([true, false, 'yes', '4,5', '4,5']);
  });
});
