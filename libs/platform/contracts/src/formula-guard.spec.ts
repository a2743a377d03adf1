import { guardFormulas, withoutFormulaGuard } from './formula-guard.ts';

describe('guardFormulas', () => {
  it.each([
    '=1+1',
    '+A1',
    '-A1',
    '-1+1',
    '-5+A1',
    '-(5)',
    '@SUM(A1)',
    ' =1',
    '\u3000=1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '-',
    '+a;',
    "-5'",
  ])('guards the cell %j', (text) => {
    expect(guardFormulas(text)).toBe(`'${text}`);
  });

  it.each([
    ['a;=1', "a;'=1"],
    ['a; =1', "a;' =1"],
    ['a\n=1\r\n@b', "a\n'=1\r\n'@b"],
    ['a\t=1', "a\t'=1"],
    ['\t=1', "\t'=1"],
    ['\n\n=1', "\n\n'=1"],
    ['a|-b', "a|'-b"],
    ['-5;=1', "-5;'=1"],
    ['- one\n- two', "'- one\n'- two"],
  ])('guards what another program would make a cell: %j', (text, guarded) => {
    expect(guardFormulas(text)).toBe(guarded);
  });

  it.each([
    '-5',
    '+5',
    '-5.25',
    '-1,234.5',
    '-5%',
    '-$5.00',
    '-US$5.00',
    '-5,00 ₫',
    '-Rp 5',
    '-5 kg',
    '5;-5',
    '-5;-6\n-7',
  ])('leaves the amount %j', (text) => {
    expect(guardFormulas(text)).toBe(text);
  });

  it.each(['', 'a', 'a=1', 'a - b', 'a, =1', '1-2', "'=1", '−5', 'mei@example.com'])(
    'leaves the text %j',
    (text) => {
      expect(guardFormulas(text)).toBe(text);
    },
  );

  it('does not guard twice', () => {
    const once = guardFormulas('=1;=2\n-x');
    expect(guardFormulas(once)).toBe(once);
  });
});

describe('withoutFormulaGuard', () => {
  it.each(['=HYPERLINK("x")', '@a', '=1;=2\n-x', 'a', "it's", '-5'])('reads back %j as it was', (text) => {
    expect(withoutFormulaGuard(guardFormulas(text))).toBe(text);
  });

  it.each(["'a", "men's", "'-5", "a '=1", "'=1;=2", ''])('leaves %j, which no guard has written', (text) => {
    expect(withoutFormulaGuard(text)).toBe(text);
  });
});
