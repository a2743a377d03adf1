/** RGBA pixels as in canvas `ImageData`: four bytes per pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A rectangle in pixels; `x` and `y` are its left and upper edge. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Color = readonly [red: number, green: number, blue: number];

export const WHITE: Color = [255, 255, 255];

/** A color as `#RRGGBB`. */
export function toHex(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Composites a channel with alpha on white. */
export function blendOverWhite(channel: number, alpha: number): number {
  return alpha === 255 ? channel : 255 - ((255 - channel) * alpha) / 255;
}
