import * as fc from 'fast-check';
import Papa from 'papaparse';
import { lineSplitter } from './split-lines.ts';

function split(text: string, delimiter = ',', size = text.length || 1) {
  const splitter = lineSplitter(delimiter);
  const lines: string[][] = [];
  for (let at = 0; at < text.length; at += size) lines.push(...splitter.push(text.slice(at, at + size)));
  const { line, isCut } = splitter.end();
  return { lines: line ? [...lines, line] : lines, isCut };
}

describe('lineSplitter', () => {
  it('reads what Papa writes, wherever the parts of the text end', () => {
    const cell = fc.string({ maxLength: 6, unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', '水') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 9 }), (rows, size) => {
        expect(split(Papa.unparse(rows), ',', size)).toEqual({ lines: rows, isCut: false });
      }),
    );
  });

  it.each([
    ['a 27" screen,b', [['a 27" screen', 'b']]],
    ['"half "quoted" cell",b', [['half "quoted" cell', 'b']]],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
  ])('reads %j', (text, lines) => {
    expect(split(text)).toEqual({ lines, isCut: false });
  });

  it('takes quotation marks between tabs as they are, unless they enclose a cell', () => {
    expect(split('"a"\t"Best" mug\n', '\t').lines).toEqual([['a', '"Best" mug']]);
  });

  it('reports a quotation mark that is not closed', () => {
    expect(split('a,"b')).toEqual({ lines: [['a', 'b']], isCut: true });
  });
});
