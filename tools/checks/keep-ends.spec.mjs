// @ts-check
import { keepEnds } from './keep-ends.mjs';

const lines = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}`);

describe('keepEnds', () => {
  it.each([0, 1, 4, 5])('keeps all of %d lines with a limit of five', (count) => {
    expect(keepEnds(lines(count), { head: 2, end: 3 })).toEqual(lines(count));
  });

  it.each([
    [6, '... 1 lines left out ...'],
    [100, '... 95 lines left out ...'],
  ])('replaces the middle of %d lines with "%s"', (count, leftOut) => {
    const all = lines(count);
    expect(keepEnds(all, { head: 2, end: 3 })).toEqual([
      ...all.slice(0, 2),
      leftOut,
      ...all.slice(count - 3),
    ]);
  });

  it('keeps lines of one end only', () => {
    expect(keepEnds(lines(4), { head: 0, end: 1 })).toEqual(['... 3 lines left out ...', 'line 4']);
    expect(keepEnds(lines(4), { head: 1, end: 0 })).toEqual(['line 1', '... 3 lines left out ...']);
  });

  it('does not change the given lines', () => {
    const all = lines(4);
    keepEnds(all, { head: 4, end: 0 }).push('more');
    expect(all).toEqual(lines(4));
  });
});
