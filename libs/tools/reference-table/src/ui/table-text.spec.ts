import { toCsv } from './table-text.ts';

describe('a table as text', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('guards the cell %j against formulas', (cell) => {
    expect(toCsv([[cell]])).toContain(`'${cell}`);
  });

  it('begins the file with the mark of UTF-8 and ends its lines as the standard says', () => {
    expect(
      toCsv([
        ['州', 1.5],
        [null, 'x'],
      ]),
    ).toBe('\ufeff州,1.5\r\n,x\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(toCsv([['a,b', 'say "hi"', 'two\nlines']])).toBe('\ufeff"a,b","say ""hi""","two\nlines"\r\n');
  });

  it('leaves numbers below zero alone', () => {
    expect(toCsv([[-5]])).toBe('\ufeff-5\r\n');
  });
});
