import * as fc from 'fast-check';
import { toHtmlTable, toTsv } from './table-text.ts';

describe('a table as text', () => {
  it('parts cells by tabs and keeps a cell on its line', () => {
    expect(
      toTsv([
        ['a', 'b\tc'],
        ['d\ne', null],
      ]),
    ).toBe('a\tb c\nd e\t');
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
