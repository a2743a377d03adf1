import * as fc from 'fast-check';
import { toCsvLine } from './csv.ts';

describe('toCsvLine', () => {
  it.each([
    [['red cup', 2], 'red cup,2\r\n'],
    [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
    [['', -5, 0.5], ',-5,0.5\r\n'],
    [[' a '], ' a \r\n'],
  ])('converts %j to %j', (cells, line) => {
    expect(toCsvLine(cells)).toBe(line);
  });

  it('guards and quotes a cell that needs both', () => {
    expect(toCsvLine(['=HYPERLINK("x","y")'])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
    expect(toCsvLine(['\r=1'])).toBe('"\r\'=1"\r\n');
  });

  it('holds no formula for a program that splits lines at semicolons, tabs, bars or line breaks', () => {
    const sign = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '＝',
      '－',
      ';',
      '|',
      '\t',
      '\n',
      '\r',
      ' ',
      ',',
      '"',
      'A1',
      '5',
    );
    const cell = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 3 }), (cells) => {
        // The first part of a line is the start of a cell that quotes may precede.
        const parts = toCsvLine(cells)
          .split(/[;|\t\r\n]/u)
          .flatMap((part, index) => (index === 0 ? [part.replace(/^"/u, '')] : [part]));
        for (const part of parts) expect(part).not.toMatch(/^ *(?:[=@＝－]|[+-](?! ?\d))/u);
      }),
    );
  });
});
