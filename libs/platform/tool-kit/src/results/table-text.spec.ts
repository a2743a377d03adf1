import * as fc from 'fast-check';
import { toHtmlTable, toTsv } from './table-text.ts';

describe('a table as text', () => {
  it('separates cells by tabs and keeps a cell on its line', () => {
    expect(
      toTsv([
        ['a', 'b\tc'],
        ['d\ne', null],
      ]),
    ).toBe('a\tb c\nd e\t');
  });

  it('makes one space of any run of tabs and line breaks in a cell', () => {
    expect(toTsv([['a\r\n\tb', '\t']])).toBe('a b\t ');
  });

  it('holds no formula, as text or as HTML, and keeps numbers', () => {
    const rows = [['=1+1', 'a;=2', -5, '-5', '-US$5.00']];
    expect(toTsv(rows)).toBe("'=1+1\ta;'=2\t-5\t-5\t-US$5.00");
    expect(toHtmlTable(rows)).toBe(
      "<table><tr><td>'=1+1</td><td>a;'=2</td><td>-5</td><td>-5</td><td>-US$5.00</td></tr></table>",
    );
    expect(toTsv([['a\n=1']])).toBe("a '=1");
  });

  it('writes HTML that shows characters as they are', () => {
    expect(
      toHtmlTable([
        ['<b> & "x"', 1],
        [null, 2],
      ]),
    ).toBe(
      '<table><tr><td>&#60;b&#62; &#38; &#34;x&#34;</td><td>1</td></tr><tr><td></td><td>2</td></tr></table>',
    );
  });

  it('lets no cell, whatever it says, become an element', () => {
    const cell = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 20 }), (rows) => {
        expect(toHtmlTable(rows).replace(/<\/?(?:table|tr|td)>/g, '')).not.toMatch(/[<>"]/);
      }),
    );
  });
});
