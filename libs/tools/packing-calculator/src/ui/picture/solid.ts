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
  /** The space inside the cushion. */
  readonly usable: Solid;
  readonly boxes: readonly PictureBox[];
  /** Where more boxes would fit. */
  readonly slots: readonly PictureBox[];
  readonly layers: number;
}

/** What the pictures show of a packed carton; null without a carton. */
export function toPictureModel(
  result: Pick<CartonResult, 'recommendedCarton' | 'buffer' | 'usableSpace' | 'placements' | 'emptySlots'>,
  boxIds: readonly string[],
): PictureModel | null {
  const { recommendedCarton: carton, buffer, usableSpace, placements, emptySlots } = result;
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
    usable: { x: buffer, y: buffer, z: buffer, ...(usableSpace ?? inner) },
    boxes: placements.map(place),
    slots: emptySlots.map(place),
    layers: placements.reduce((highest, { layer }) => Math.max(highest, layer), 0),
  };
}
