import type { CartonResult } from '../engine/packing-output.schema.ts';
import { boundsOf } from './picture/isometric.ts';

/** Of the drawing of the one packed carton: the thumbnail repeats it. */
export const DRAWING_ID = 'packed-carton';

/** Centimeters around the carton, for its lines. */
const MARGIN = 0.5;

/** The drawing of the packed carton in small, without its lengths. */
export function CartonThumbnail({ result: { recommendedCarton: carton } }: { result: CartonResult }) {
  if (!carton) return null;
  const { left, top, width, height } = boundsOf({
    length: carton.innerLength,
    width: carton.innerWidth,
    height: carton.innerHeight,
  });
  const view = [left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  return (
    <svg viewBox={view.map((value) => Math.round(value * 10) / 10).join(' ')} width="72" height="72">
      <use href={`#${DRAWING_ID}`} />
    </svg>
  );
}
