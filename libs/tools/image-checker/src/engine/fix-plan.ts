import { floorWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import type { ImageRules } from './image-rules.ts';
import type { Box } from './picture.ts';

/** How a corrected picture is made: a white square with the product in its middle. Lengths in pixels. */
export interface FixPlan {
  /** Of the square. */
  readonly side: number;
  /** The part of the original that is drawn. */
  readonly from: Box;
  /** Where it is drawn. */
  readonly to: Box;
  /** Below 1 where the square would be larger than the rules allow; never above: enlarging adds no detail. */
  readonly scale: number;
}

/** Pixels by which a product may measure less once its soft edge has gone through a codec. */
const SOFT_EDGE = 2;

/** The square in which the product's longer side takes at least the share `fill`. Null where there is no product. */
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
