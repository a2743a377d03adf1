import * as fc from 'fast-check';
import { mergeSpans } from './keyword-highlights.ts';

describe('mergeSpans', () => {
  it.each([
    [
      'apart stay apart',
      [
        [4, 6],
        [0, 2],
      ],
      [
        [0, 2],
        [4, 6],
      ],
    ],
    [
      'that overlap become one',
      [
        [0, 5],
        [3, 8],
      ],
      [[0, 8]],
    ],
    [
      'that touch become one',
      [
        [0, 3],
        [3, 5],
      ],
      [[0, 5]],
    ],
    [
      'inside another vanish in it',
      [
        [0, 9],
        [2, 4],
      ],
      [[0, 9]],
    ],
  ])('%s', (_title, given, expected) => {
    const spans = given.map(([start = 0, end = 0]) => ({ start, end }));
    expect(mergeSpans(spans).map(({ start, end }) => [start, end])).toEqual(expected);
  });

  it('returns disjoint ascending spans that cover the input', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 9 }))
      .map(([start, length]) => ({ start, end: start + length }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
        const merged = mergeSpans(spans);
        merged.slice(1).forEach(({ start }, index) => expect(start).toBeGreaterThan(merged[index]?.end ?? 0));
        for (const { start, end } of spans)
          expect(merged.some((one) => one.start <= start && end <= one.end)).toBe(true);
      }),
    );
  });
});
