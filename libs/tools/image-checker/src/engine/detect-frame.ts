import { isNear, pixelAt } from './edge-color.ts';
import { FRAME_LINE_SHARE, MAX_FRAME_SHARE, PLAIN_EDGE_SHARE } from './measure-limits.data.ts';
import { WHITE, type Color, type Picture } from './picture.ts';

/**
 * Thickness in pixels of the thinnest side of a frame: a strip of one color on all four sides that is not near white, at most
 * a tenth of the shorter side thick, and next to mostly white. 0 without a frame.
 */
export function detectFrame(picture: Picture, edge: Color): number {
  if (isNear(edge, WHITE)) return 0;
  const { width, height } = picture;
  const maxDepth = Math.floor(Math.min(width, height) * MAX_FRAME_SHARE);
  const row = (y: number) => ({ from: y * width, step: 1, count: width });
  const column = (x: number) => ({ from: x, step: width, count: height });
  const strip = (lineAt: (depth: number) => Line) => {
    let depth = 0;
    while (depth <= maxDepth && shareNear(picture, lineAt(depth), edge) >= FRAME_LINE_SHARE) depth += 1;
    return depth <= maxDepth && shareNear(picture, lineAt(depth), WHITE) >= PLAIN_EDGE_SHARE ? depth : 0;
  };
  const sides = [
    strip((depth) => row(depth)),
    strip((depth) => row(height - 1 - depth)),
    strip((depth) => column(depth)),
    strip((depth) => column(width - 1 - depth)),
  ];
  return Math.min(...sides);
}

interface Line {
  readonly from: number;
  readonly step: number;
  readonly count: number;
}

function shareNear(picture: Picture, { from, step, count }: Line, color: Color): number {
  let same = 0;
  for (let at = 0; at < count; at += 1) {
    if (isNear(pixelAt(picture, from + at * step), color)) same += 1;
  }
  return same / count;
}
