import { fileWriter, type FileFormat } from './combination-file.ts';

const HEADERS = ['Combination', 'Words', 'Characters'] as const;
const row = (combination: string) => ({ index: 0, combination, wordCount: 1, charCount: combination.length });

function written(format: FileFormat): string {
  const { start, rows, end } = fileWriter(format, HEADERS);
  return start + rows([row('red'), row('=2+2')], true) + rows([row('a,b')], false) + end;
}

describe('fileWriter', () => {
  it('writes a line per combination as text', () => {
    expect(written('txt')).toBe("red\n'=2+2\na,b\n");
  });

  it('writes CSV with headers, a byte order mark and escaped formulas', () => {
    expect(written('csv')).toBe(
      '\ufeffCombination,Words,Characters\r\nred,1,3\r\n\'=2+2,1,4\r\n"a,b",1,3\r\n',
    );
  });

  it('writes JSON in chunks', () => {
    expect(JSON.parse(written('json'))).toEqual([
      { combination: 'red', wordCount: 1, charCount: 3 },
      { combination: '=2+2', wordCount: 1, charCount: 4 },
      { combination: 'a,b', wordCount: 1, charCount: 3 },
    ]);
  });
});
