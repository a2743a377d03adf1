import { mobilePreview } from './mobile-preview.ts';

describe('mobilePreview', () => {
  it.each([79, 80])('shows a title of %d characters whole', (length) => {
    expect(mobilePreview('a'.repeat(length), 80)).toEqual({ visible: 'a'.repeat(length), isCut: false });
  });

  it('cuts a title of 81 characters after 80', () => {
    expect(mobilePreview('a'.repeat(81), 80)).toEqual({ visible: 'a'.repeat(80), isCut: true });
  });

  it('does not part a letter from its accent', () => {
    expect(mobilePreview('abe\u0301', 3)).toEqual({ visible: 'ab', isCut: true });
  });

  it('does not cut an emoji of several code points', () => {
    expect(mobilePreview('ab👩‍🔧', 4)).toEqual({ visible: 'ab', isCut: true });
  });
});
