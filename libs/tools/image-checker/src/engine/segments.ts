import { edgeIndexes } from './edge-color.ts';
import { flood } from './flood.ts';
import { BACKGROUND_TOLERANCE, SPECK_SHARE } from './measure-limits.data.ts';
import { blendOverWhite, type Box, type Color, type Picture } from './picture.ts';

/** Segment of a pixel, one byte; a fragment is a small piece not yet classified as speck or edge smear. */
export const PART = { light: 0, other: 1, background: 2, product: 3, fragment: 4, speck: 5 } as const;

export interface Segments {
  /** One `PART` per pixel; `light` remains for light areas inside the product. */
  readonly map: Uint8Array;
  /** Bounding box of everything except background and fragments; null if there is nothing. */
  readonly productBox: Box | null;
}

/**
 * Segments background, product and fragments. Background is connected to the edge by pixels near white or near the edge
 * color. Of the remaining pieces, small ones are fragments, unless all are small.
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
  const large = classifyPieces(area, PART.other, Math.ceil(width * height * SPECK_SHARE));
  return { map, productBox: large ?? classifyPieces(area, PART.fragment, 0) };
}

/**
 * Classifies the fragments: in the edge zone of the product they are edge smear and count as background, elsewhere they are
 * specks. Returns the number of specks.
 */
export function classifyFragments(area: Area, edgeMask: Uint8Array | null): number {
  let specks = 0;
  for (let at = area.map.indexOf(PART.fragment); at >= 0; at = area.map.indexOf(PART.fragment, at)) {
    const isAtEdge = edgeMask?.[at] === 1;
    flood(at, { ...area, from: PART.fragment, to: isAtEdge ? PART.background : PART.speck, corners: true });
    if (!isAtEdge) specks += 1;
  }
  return specks;
}

export interface Area {
  readonly map: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** `light` for pixels near white or near the edge color, else `other`. */
function lightMap({ width, height, data }: Picture, [red, green, blue]: Color): Uint8Array {
  const map = new Uint8Array(width * height);
  const lightest = 255 - BACKGROUND_TOLERANCE;
  for (let index = 0, at = 0; index < map.length; index += 1, at += 4) {
    const alpha = data[at + 3] ?? 255;
    const r = blendOverWhite(data[at] ?? 0, alpha);
    const g = blendOverWhite(data[at + 1] ?? 0, alpha);
    const b = blendOverWhite(data[at + 2] ?? 0, alpha);
    if (r >= lightest && g >= lightest && b >= lightest) continue;
    const isEdge =
      Math.abs(r - red) <= BACKGROUND_TOLERANCE &&
      Math.abs(g - green) <= BACKGROUND_TOLERANCE &&
      Math.abs(b - blue) <= BACKGROUND_TOLERANCE;
    if (!isEdge) map[index] = PART.other;
  }
  return map;
}

/**
 * Marks each connected piece of value `from` as product, or as fragment below `minSize` pixels. Returns the box of the
 * products.
 */
function classifyPieces(area: Area, from: number, minSize: number): Box | null {
  let box: Box | null = null;
  // The search continues after the last piece, because no other piece begins before it.
  for (let at = area.map.indexOf(from); at >= 0; at = area.map.indexOf(from, at)) {
    const piece = flood(at, { ...area, from, to: PART.product, corners: true });
    if (piece.count < minSize) {
      flood(at, { ...area, from: PART.product, to: PART.fragment, corners: true });
    } else {
      box = unionBox(box, piece.box);
    }
  }
  return box;
}

export function unionBox(box: Box | null, other: Box): Box {
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
