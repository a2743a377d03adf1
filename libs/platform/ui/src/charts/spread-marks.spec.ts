import fc from 'fast-check';
import { spreadMarks } from './spread-marks.ts';

test.each([
  ['marks that are far enough from each other keep their places', [0, 20, 50], [0, 20, 50]],
  ['two close marks are moved by the same distance', [48, 52], [45, 55]],
  ['a mark between two others stays in the middle', [10, 50, 51, 52], [10, 41, 51, 61]],
  ['signs at the left end are moved to the right only', [0, 2], [0, 10]],
  ['signs at the right end are moved to the left only', [60, 99, 100], [60, 90, 100]],
  ['a cluster that is moved towards another one joins it', [30, 40, 41], [27, 37, 47]],
  ['no marks have no signs', [], []],
])('%s', (_, places, expected) => {
  expect(spreadMarks(places, 10)).toEqual(expected);
});

test('signs never overlap and stay in the order of their marks, inside the plot', () => {
  const marks = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 8 });
  fc.assert(
    fc.property(marks, (unsorted) => {
      const signs = spreadMarks(
        unsorted.sort((a, b) => a - b),
        11,
      );
      for (const [index, sign] of signs.entries()) {
        expect(sign).toBeGreaterThanOrEqual(0);
        expect(sign).toBeLessThanOrEqual(100);
        if (index > 0) expect(sign - (signs[index - 1] ?? 0)).toBeGreaterThanOrEqual(11 - 1e-9);
      }
    }),
  );
});
