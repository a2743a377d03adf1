import fc from 'fast-check';
import { sliceText } from './text-slices.ts';

describe('the slices of a text', () => {
  it('make the text again, none longer than asked for by more than a pair', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab \n防\u{1f600}'), maxLength: 300 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (whole, length) => {
        const slices = [...sliceText(whole, length)];
        expect(slices.join('')).toBe(whole);
        expect(slices.every((slice) => slice.length > 0 && slice.length <= length + 1)).toBe(true);
      }),
    );
  });

  it('end behind white space where there is some', () => {
    expect([...sliceText('one two three four', 10)]).toEqual(['one two ', 'three four']);
  });

  it('never part a pair', () => {
    expect([...sliceText('\u{1f600}\u{1f601}\u{1f602}', 3)]).toEqual(['\u{1f600}\u{1f601}', '\u{1f602}']);
  });
});
