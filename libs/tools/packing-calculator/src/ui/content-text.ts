import { useFormat } from '@seller-toolbox/words/react';
import type { BoxInput } from '../engine/packing-calculator.schema.ts';
import type { Placement } from '../engine/packing-output.schema.ts';
import { countByBox } from './picture/count-by-box.ts';

/** The content of a carton or a layer: `A × 6 · B × 2`, in the order of the list. */
export function useContentText(boxes: readonly BoxInput[]): (placements: readonly Placement[]) => string {
  const format = useFormat();
  return (placements) =>
    countByBox(boxes, placements)
      .map(({ box, count }) => `${box.name || box.id}\u00a0×\u00a0${format.number(count)}`)
      .join(' · ');
}
