import type { CartonResult, Placement } from '../../engine/packing-output.schema.ts';

/** A cuboid in a carton: its corner nearest to the origin and its sides, centimeters. z points up. */
export interface Solid {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** A placed box as the pictures need it. */
export interface PictureBox extends Solid {
  /** Place of its line in the list, from 0: color and pattern. */
  readonly index: number;
  readonly layer: number;
}

export interface PictureModel {
  /** The inner sides of the carton; all coordinates are measured from its inner corner. */
  readonly inner: { readonly length: number; readonly width: number; readonly height: number };
  /** The outer sides, to name them. */
  readonly outer: PictureModel['inner'];
  /** The cushion below and behind the boxes; before and above them it would hide what is packed. */
  readonly cushion: readonly Solid[];
  readonly boxes: readonly PictureBox[];
  /** Where more boxes would fit. */
  readonly slots: readonly PictureBox[];
  readonly layers: number;
}

/** What the pictures show of a packed carton; null without a carton. */
export function toPictureModel(
  result: Pick<CartonResult, 'recommendedCarton' | 'buffer' | 'placements' | 'emptySlots'>,
  boxIds: readonly string[],
): PictureModel | null {
  const { recommendedCarton: carton, buffer, placements, emptySlots } = result;
  if (!carton) return null;
  const inner = { length: carton.innerLength, width: carton.innerWidth, height: carton.innerHeight };
  const place = ({ boxId, x, y, z, length, width, height, layer }: Placement): PictureBox => ({
    x: x + buffer,
    y: y + buffer,
    z: z + buffer,
    length,
    width,
    height,
    layer,
    index: boxIds.indexOf(boxId),
  });
  return {
    inner,
    outer: { length: carton.outerLength, width: carton.outerWidth, height: carton.outerHeight },
    cushion: buffer > 0 ? cushionOf(inner, buffer) : [],
    boxes: placements.map(place),
    slots: emptySlots.map(place),
    layers: placements.reduce((highest, { layer }) => Math.max(highest, layer), 0),
  };
}

/** The slab on the floor, and those along the two walls at the back. */
function cushionOf({ length, width, height }: PictureModel['inner'], buffer: number): Solid[] {
  const above = { z: buffer, height: height - buffer };
  return [
    { x: 0, y: 0, z: 0, length, width, height: buffer },
    { x: 0, y: 0, ...above, length: buffer, width },
    { x: buffer, y: 0, ...above, length: length - buffer, width: buffer },
  ];
}
