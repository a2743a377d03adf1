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

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', '＋1', '－1', '＠a'])(
    'lets no spreadsheet compute %j',
    (text) => {
      expect(toCsvLine([text])).toBe(`'${text}\r\n`);
    },
  );

  it('guards and quotes what needs both', () => {
    expect(toCsvLine(['=HYPERLINK("x","y")'])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
    expect(toCsvLine(['\r=1'])).toBe('"\'\r=1"\r\n');
  });
});
