import type { CartonResult } from '../../engine/packing-output.schema.ts';

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
  /** What the buffer leaves for boxes. */
  readonly usable: Solid;
  readonly boxes: readonly PictureBox[];
  readonly layers: number;
}

/** What the pictures show of a packed carton; null without a carton. */
export function toPictureModel(
  result: Pick<CartonResult, 'recommendedCarton' | 'usableSpace' | 'buffer' | 'placements'>,
  boxIds: readonly string[],
): PictureModel | null {
  const { recommendedCarton: carton, usableSpace, buffer, placements } = result;
  if (!carton || !usableSpace) return null;
  return {
    inner: { length: carton.innerLength, width: carton.innerWidth, height: carton.innerHeight },
    usable: { x: buffer, y: buffer, z: buffer, ...usableSpace },
    boxes: placements.map(({ boxId, x, y, z, length, width, height, layer }) => ({
      x: x + buffer,
      y: y + buffer,
      z: z + buffer,
      length,
      width,
      height,
      layer,
      index: boxIds.indexOf(boxId),
    })),
    layers: placements.reduce((highest, { layer }) => Math.max(highest, layer), 0),
  };
}
