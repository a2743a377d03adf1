import { previewOf } from './text-preview.ts';

describe('previewOf', () => {
  it.each([
    [400, 400, 0],
    [401, 400, 1],
  ])('of %p characters shows %p and leaves %p', (length, shown, rest) => {
    const preview = previewOf('a'.repeat(length));
    expect([preview.shown.length, preview.rest]).toEqual([shown, rest]);
  });

  it('does not split a surrogate pair, and counts it as one character', () => {
    expect(previewOf(`${'a'.repeat(399)}\u{1f600}b`)).toEqual({ shown: 'a'.repeat(399), rest: 2 });
  });
});
