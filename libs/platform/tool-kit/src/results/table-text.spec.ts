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
});
