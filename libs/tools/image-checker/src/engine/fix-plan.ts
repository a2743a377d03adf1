import { floorWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import type { ImageRules } from './image-rules.ts';
import type { Box } from './picture.ts';

/** Plan of the corrected picture: a white square with the centered product. Lengths in pixels. */
export interface FixPlan {
  /** Side of the square. */
  readonly side: number;
  /** Source rectangle in the original. */
  readonly from: Box;
  /** Target rectangle in the square. */
  readonly to: Box;
  /** Below 1 where the square would be larger than the rules allow; never above: enlarging adds no detail. */
  readonly scale: number;
}

/** Pixels by which a product may measure smaller after lossy encoding of its soft edge. */
const SOFT_EDGE = 2;

/** The square in which the longer side of the product takes at least the share `fill`. Null without a product. */
export function fixPlan(box: Box | null, fill: number, { longestSide }: ImageRules): FixPlan | null {
  if (box === null) return null;
  const longest = Math.max(box.width, box.height);
  const scale = Math.min(1, Math.floor(longestSide.most * fill) / longest);
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  const longer = Math.max(width, height);
  const side = Math.max(longer, floorWithTolerance((longer - SOFT_EDGE) / fill));
  const to = { x: Math.floor((side - width) / 2), y: Math.floor((side - height) / 2), width, height };
  return { side, from: box, to, scale };
}
