import fc from 'fast-check';
import { sliceText } from './text-slices.ts';

describe('sliceText', () => {
  it('splits the text completely, into slices at most one pair longer than the given length', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab \n防\u{1f600}'), maxLength: 300 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (whole, length) => {
        const slices = [...sliceText(whole, length)];
        expect(slices.join('')).toBe(whole);
        expect(slices.every((slice) => slice.length > 0 && slice.length <= length + 1)).toBe(true);
      }),
    );
  });

  it('ends slices after white space where there is some', () => {
    expect([...sliceText('one two three four', 10)]).toEqual(['one two ', 'three four']);
  });

  it('does not split a surrogate pair', () => {
    expect([...sliceText('\u{1f600}\u{1f601}\u{1f602}', 3)]).toEqual(['\u{1f600}\u{1f601}', '\u{1f602}']);
  });
});
