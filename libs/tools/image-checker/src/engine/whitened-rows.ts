import type { FixPlan } from './fix-plan.ts';
import type { Box } from './picture.ts';

/** The background within the source box of the plan, as rectangles one row high, in pixels of the original. */
export function* whitenedRows(
  runs: readonly number[],
  width: number,
  { from }: Pick<FixPlan, 'from'>,
): Generator<Box> {
  let [start, isBackground] = [0, false];
  for (const length of runs) {
    if (isBackground) yield* rowsOf(start, length, width, from);
    start += length;
    isBackground = !isBackground;
  }
}

function* rowsOf(start: number, length: number, width: number, box: Box): Generator<Box> {
  const firstRow = Math.max(Math.floor(start / width), box.y);
  const lastRow = Math.min(Math.floor((start + length - 1) / width), box.y + box.height - 1);
  for (let y = firstRow; y <= lastRow; y += 1) {
    const left = Math.max(start - y * width, box.x);
    const right = Math.min(start + length - y * width, box.x + box.width);
    if (right > left) yield { x: left, y, width: right - left, height: 1 };
  }
}
