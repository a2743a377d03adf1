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

  it('writes each length along its line', () => {
    expect(lines.map(({ side, angle }) => [side, angle])).toEqual([
      ['length', 30],
      ['width', -30],
      ['height', -90],
    ]);
  });

  it('keeps the text of each line within the drawing', () => {
    const [left, top, width, height] = view;
    for (const { at, angle } of lines) {
      // Five characters, as long as two and a half letters are high.
      const turn = (angle * Math.PI) / 180;
      const along = Math.abs(Math.cos(turn)) * 1.25 * size + Math.abs(Math.sin(turn)) * 0.5 * size;
      const up = Math.abs(Math.sin(turn)) * 1.25 * size + Math.abs(Math.cos(turn)) * 0.5 * size;
      expect(at[0] - along).toBeGreaterThan(left);
      expect(at[0] + along).toBeLessThan(left + width);
      expect(at[1] - up).toBeGreaterThan(top);
      expect(at[1] + up).toBeLessThan(top + height);
    }
  });
});
