import * as fc from 'fast-check';
import { joinSpans } from './keyword-highlights.ts';

describe('the marked stretches of a text', () => {
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
    expect(joinSpans(spans).map(({ start, end }) => [start, end])).toEqual(expected);
  });

  it('are disjoint, in order, and cover what was given', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 9 }))
      .map(([start, length]) => ({ start, end: start + length }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
        const joined = joinSpans(spans);
        joined.slice(1).forEach(({ start }, index) => expect(start).toBeGreaterThan(joined[index]?.end ?? 0));
        for (const { start, end } of spans)
          expect(joined.some((one) => one.start <= start && end <= one.end)).toBe(true);
      }),
    );
  });
});
