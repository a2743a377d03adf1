import { edgeIndexes } from './edge-color.ts';
import { flood } from './flood.ts';
import { BACKGROUND_TOLERANCE, SPECK_SHARE } from './measure-limits.data.ts';
import { onWhite, type Box, type Color, type Picture } from './picture.ts';

/** What a pixel belongs to, one byte each; a crumb is a small piece of which it is not yet known whether it is a speck. */
export const PART = { light: 0, other: 1, background: 2, product: 3, crumb: 4, speck: 5 } as const;

export interface Segments {
  /** One of `PART` a pixel; `light` is left where a light area lies inside the product. */
  readonly map: Uint8Array;
  /** Around everything that is no background and no crumb; null where there is nothing. */
  readonly productBox: Box | null;
}

/**
 * Tells background, product and crumbs apart. Background is what can be reached from the edge over pixels near white or near
 * the color of the edge; the rest are pieces, and the small ones are none of the product unless all are.
 */
export function segments(picture: Picture, edge: Color): Segments {
  const { width, height } = picture;
  const map = lightMap(picture, edge);
  const area = { map, width, height };
  for (const index of edgeIndexes(picture)) {
    if (map[index] === PART.light) {
      flood(index, { ...area, from: PART.light, to: PART.background, corners: false });
    }
  }
  const large = piecesOf(area, PART.other, Math.ceil(width * height * SPECK_SHARE));
  return { map, productBox: large ?? piecesOf(area, PART.crumb, 0) };
}

/**
 * Decides on the crumbs: one in the product's edge zone is smear of its edge and counts as background there, any other is a
 * speck. Answers how many specks there are.
 */
export function settleCrumbs(area: Area, zone: Uint8Array | null): number {
  let specks = 0;
  for (let at = area.map.indexOf(PART.crumb); at >= 0; at = area.map.indexOf(PART.crumb, at)) {
    const isSmear = zone?.[at] === 1;
    flood(at, { ...area, from: PART.crumb, to: isSmear ? PART.background : PART.speck, corners: true });
    if (!isSmear) specks += 1;
  }
  return specks;
}

export interface Area {
  readonly map: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** `light` where a pixel is near white or near the edge's color, else `other`. */
function lightMap({ width, height, data }: Picture, [red, green, blue]: Color): Uint8Array {
  const map = new Uint8Array(width * height);
  const lightest = 255 - BACKGROUND_TOLERANCE;
  for (let index = 0, at = 0; index < map.length; index += 1, at += 4) {
    const alpha = data[at + 3] ?? 255;
    const r = onWhite(data[at] ?? 0, alpha);
    const g = onWhite(data[at + 1] ?? 0, alpha);
    const b = onWhite(data[at + 2] ?? 0, alpha);
    if (r >= lightest && g >= lightest && b >= lightest) continue;
    const isEdge =
      Math.abs(r - red) <= BACKGROUND_TOLERANCE &&
      Math.abs(g - green) <= BACKGROUND_TOLERANCE &&
      Math.abs(b - blue) <= BACKGROUND_TOLERANCE;
    if (!isEdge) map[index] = PART.other;
  }
  return map;
}

/** Follows each piece of value `from` and makes a product or, below so many pixels, a crumb of it; a box around the products. */
function piecesOf(area: Area, from: number, crumbBelow: number): Box | null {
  let box: Box | null = null;
  // No piece begins before the last one that was found: the search goes on behind it.
  for (let at = area.map.indexOf(from); at >= 0; at = area.map.indexOf(from, at)) {
    const piece = flood(at, { ...area, from, to: PART.product, corners: true });
    if (piece.count < crumbBelow) {
      flood(at, { ...area, from: PART.product, to: PART.crumb, corners: true });
    } else {
      box = around(box, piece.box);
    }
  }
  return box;
}

function around(box: Box | null, other: Box): Box {
  if (box === null) return other;
  const x = Math.min(box.x, other.x);
  const y = Math.min(box.y, other.y);
  return {
    x,
    y,
    width: Math.max(box.x + box.width, other.x + other.width) - x,
    height: Math.max(box.y + box.height, other.y + other.height) - y,
  };
}
