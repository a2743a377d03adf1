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
    expect(toHtmlTable([['<b> & "x"']])).toBe(
      '<table><tbody><tr><td>&lt;b&gt; &amp; &quot;x&quot;</td></tr></tbody></table>',
    );
  });

  it('tells the names of the columns from the rows', () => {
    expect(toHtmlTable([['a', 1]], ['Word', '<i>'])).toBe(
      '<table><thead><tr><th>Word</th><th>&lt;i&gt;</th></tr></thead><tbody><tr><td>a</td><td>1</td></tr></tbody></table>',
    );
  });

  it('lets no cell, whatever it says, become an element', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }))), (rows) => {
        expect(
          toHtmlTable(rows, ['<script>']).replace(/<\/?(?:table|thead|tbody|tr|th|td)>/g, ''),
        ).not.toMatch(/[<>"]/);
      }),
    );
  });
});
