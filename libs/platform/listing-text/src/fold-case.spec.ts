import fc from 'fast-check';
import { foldCase } from './fold-case.ts';

describe('foldCase', () => {
  it('lowers letters of every script that has two cases', () => {
    expect(foldCase('BOTTLE Äpfel ＢＥＳＴ ΩM 水筒')).toBe('bottle äpfel ｂｅｓｔ ωm 水筒');
  });

  it('keeps a letter with a longer lower case', () => {
    expect(foldCase('İstanbul BAG')).toBe('İstanbul bag');
  });

  it('never changes an offset', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(foldCase(text)).toHaveLength(text.length);
      }),
    );
  });
});
