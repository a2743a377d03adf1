import { cutEnd } from './cut-end.ts';

describe('cutEnd', () => {
  it.each([
    ['a, b ,; ', 'a, b'],
    ['a, b', 'a, b'],
    [' ,; ', ''],
    ['', ''],
    [`a${' '.repeat(100_000)}`, 'a'],
    [`a${', b'.repeat(50_000)}`, `a${', b'.repeat(50_000)}`],
  ])('cuts what matches at the end only', (text, cut) => {
    expect(cutEnd(text, /[\s,;]/u)).toBe(cut);
  });

  it('keeps a character of two units whole', () => {
    expect(cutEnd('𠮷!', /[^\p{L}]/u)).toBe('𠮷');
  });
});
