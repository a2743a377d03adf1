import type { CartonResult } from '../engine/packing-output.schema.ts';
import { boundsOf } from './picture/isometric.ts';

/** Of the drawing of the one packed carton: the thumbnail repeats it. */
export const DRAWING_ID = 'packed-carton';

/** The drawing of the packed carton in small, without its lengths. */
export function CartonThumbnail({ result: { recommendedCarton: carton } }: { result: CartonResult }) {
  if (!carton) return null;
  const { left, top, width, height } = boundsOf({
    length: carton.innerLength,
    width: carton.innerWidth,
    height: carton.innerHeight,
  });
  return (
    <svg viewBox={[left, top, width, height].map(Math.round).join(' ')} width="72" height="72">
      <use href={`#${DRAWING_ID}`} />
    </svg>
  );
}
