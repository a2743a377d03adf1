import { numberStyleOf, readNumber } from './locale-numbers.ts';

describe('readNumber and numberStyleOf', () => {
  it.each([
    ['1,234.56', 'point', 1234.56],
    ['1.234,56', 'comma', 1234.56],
    ['1.480', 'comma', 1480],
    ['1,480', 'point', 1480],
    ['$1,234.50', 'point', 1234.5],
    ['612,40 €', 'comma', 612.4],
    ['EUR 12,5', 'comma', 12.5],
    ['￥１，２３４', 'point', 1234],
    ['3,200円', 'point', 3200],
    ['\\1,028', 'point', 1028],
    ['-\\5', 'point', -5],
    ['="0042"', 'point', 42],
    ["1'234.5", 'point', 1234.5],
    ['1 234,5', 'comma', 1234.5],
    ['12.5%', 'point', 12.5],
    ['(5.00)', 'point', -5],
    ['1.2E+3', 'point', 1200],
    ['₹1,23,456.50', 'point', 123_456.5],
    ['12,34,567', 'point', 1_234_567],
    ['US$1,234.50', 'point', 1234.5],
    ['-A$5.00', 'point', -5],
    ['R$ 1.234,56', 'comma', 1234.56],
    ['12,50 kr', 'comma', 12.5],
    ['12,50 zł', 'comma', 12.5],
    ['Rs. 12.50', 'point', 12.5],
    ['\u200e12.50 AED', 'point', 12.5],
    [7, 'comma', 7],
  ] as const)('readNumber reads %p with style %s as %d', (cell, style, value) => {
    expect(readNumber(cell, style)).toBe(value);
  });

  it.each(['', '--', '-', '—', 'N/A', ' ', null, undefined])(
    'readNumber reads %p as missing, not zero',
    (cell) => {
      expect(readNumber(cell, 'point')).toBe('missing');
    },
  );

  it.each(['1.234,56', 'abc', '1.2K', '3M', '12,34,56', '1e999', '$', '1.2.3', '=1+1'])(
    'readNumber rejects %p in style point',
    (cell) => {
      expect(readNumber(cell, 'point')).toBe('unreadable');
    },
  );

  it.each([
    [['12.50', '1,234'], ',', 'point'],
    [['12,50', '1.234'], ',', 'comma'],
    [['1.480', '612,40'], ';', 'comma'],
    [['="12,50"', 7.25, null, undefined], ',', 'comma'],
    [[1234.5, 7.25], null, 'point'],
    [['1.480', '5'], ';', 'comma'],
    [['1.480', '5'], ',', 'point'],
  ])('numberStyleOf %p with delimiter %p is %s', (cells, delimiter, style) => {
    expect(numberStyleOf(cells, delimiter)).toEqual({ style, isMixed: false });
  });

  it('numberStyleOf reports mixed styles', () => {
    expect(numberStyleOf(['1.50', '1,50', '2,75'], ',')).toEqual({ style: 'comma', isMixed: true });
  });
});
