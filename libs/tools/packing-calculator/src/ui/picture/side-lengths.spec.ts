import { sideLengths } from './side-lengths.ts';

const CARTON = {
  inner: { length: 47, width: 35, height: 39 },
  outer: { length: 49, width: 37, height: 41 },
};

/** The length of the second stretch of a path, that of the line itself. */
function lineOf(path: string): number {
  const [, first, last] = path
    .split(/[MLZ]/)
    .filter(Boolean)
    .map((point) => point.split(' ').map(Number));
  return Math.hypot((last?.[0] ?? 0) - (first?.[0] ?? 0), (last?.[1] ?? 0) - (first?.[1] ?? 0));
}

describe('sideLengths', () => {
  const { lines, view, size } = sideLengths(CARTON);

  it('draws each outer side at the scale of the carton', () => {
    expect(lines.map(({ side, centimeters }) => [side, centimeters])).toEqual([
      ['length', 49],
      ['width', 37],
      ['height', 41],
    ]);
    for (const { path, centimeters } of lines) expect(lineOf(path)).toBeCloseTo(centimeters, 0);
  });

  it('keeps the text of each line within the drawing', () => {
    const [left, top, width, height] = view;
    for (const { at } of lines) {
      expect(at[0]).toBeGreaterThan(left + size / 2);
      expect(at[0]).toBeLessThan(left + width - 2 * size);
      expect(at[1]).toBeGreaterThan(top + size / 2);
      expect(at[1]).toBeLessThan(top + height - size / 2);
    }
  });
});
