import { mobilePreview } from './mobile-preview.ts';

describe('mobilePreview', () => {
  it.each([79, 80])('shows a title of %d characters whole', (length) => {
    expect(mobilePreview('a'.repeat(length), 80)).toEqual({ visible: 'a'.repeat(length), isCut: false });
  });

  it('cuts a title of 81 characters after 80', () => {
    expect(mobilePreview('a'.repeat(81), 80)).toEqual({ visible: 'a'.repeat(80), isCut: true });
  });

  it('does not separate a letter from its accent', () => {
    expect(mobilePreview('abe\u0301', 3)).toEqual({ visible: 'ab', isCut: true });
  });

  it('does not separate the last plain letter from an accent beyond the cut', () => {
    expect(mobilePreview('abce\u0301', 4)).toEqual({ visible: 'abc', isCut: true });
  });

  it('shows a short plain title whole', () => {
    expect(mobilePreview('', 80)).toEqual({ visible: '', isCut: false });
    expect(mobilePreview('\u00e9', 80)).toEqual({ visible: '\u00e9', isCut: false });
  });

  it('does not cut an emoji of several code points', () => {
    expect(mobilePreview('ab👩‍🔧', 4)).toEqual({ visible: 'ab', isCut: true });
  });
});
