import { boundsOf, project, toPath, type Point } from './isometric.ts';
import type { PictureModel } from './solid.ts';

/** A line as long as an outer side of the carton, and the middle of it, where its length is written. */
export interface LengthLine {
  readonly side: keyof PictureModel['outer'];
  readonly centimeters: number;
  /** The data of an SVG path, with a stroke to each corner. */
  readonly path: string;
  readonly at: Point;
  /** Degrees. */
  readonly angle: number;
}

export interface DrawnLengths {
  readonly lines: readonly LengthLine[];
  /** Of the letters. */
  readonly size: number;
  /** The rectangle around carton and lines, for an SVG. */
  readonly view: readonly [left: number, top: number, width: number, height: number];
}

/** Letter size; a share of the drawing's height. */
const LETTER = 0.05;
/** From a side to its line, along which its length is written; in letters. */
const GAP = 1.4;
/** Around the lines, in letters. */
const MARGIN = 0.7;

/** Where the outer lengths of a carton are drawn: beside the two near sides of its floor, and right of its height. */
export function sideLengths({ inner, outer }: Pick<PictureModel, 'inner' | 'outer'>): DrawnLengths {
  const { top, height } = boundsOf(inner);
  const size = height * LETTER;
  // The drawing shows the inner sides; a wall more at both ends makes the outer ones.
  const [x0, x1] = endsOf(inner.length, outer.length);
  const [y0, y1] = endsOf(inner.width, outer.width);
  const [z0, z1] = endsOf(inner.height, outer.height);
  const [edge, corner] = [project(x1, y1, z0), project(x1, y0, z0)];
  const line = (
    side: LengthLine['side'],
    [from, to]: readonly [Point, Point],
    shift: Point,
    angle: number,
  ) => {
    const [first, last] = [plus(from, shift), plus(to, shift)];
    const at: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
    return { side, centimeters: outer[side], path: toPath([from, first, last, to, last, first]), at, angle };
  };
  const gap = GAP * size;
  const left = project(x0, y1, z0);
  const start = left[0] + project(0, gap, 0)[0] - MARGIN * size;
  const above = top - MARGIN * size;
  const end = corner[0] + gap + MARGIN * size;
  const below = edge[1] + gap / 2 + MARGIN * size;
  return {
    lines: [
      line('length', [left, edge], project(0, gap, 0), 30),
      line('width', [corner, edge], project(gap, 0, 0), -30),
      line('height', [corner, project(x1, y0, z1)], [gap, 0], -90),
    ],
    size,
    view: [start, above, end - start, below - above],
  };
}

/** Where an outer side begins and ends, from where the inner one begins. */
function endsOf(inner: number, outer: number): readonly [number, number] {
  const wall = (outer - inner) / 2;
  return [-wall, inner + wall];
}

function plus(point: Point, shift: Point): Point {
  return [point[0] + shift[0], point[1] + shift[1]];
}
