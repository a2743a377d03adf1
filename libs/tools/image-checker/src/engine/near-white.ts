import { edgeIndexes } from './edge-color.ts';
import { flood } from './flood.ts';
import { EDGE_STEP, NEAR_WHITE_LIMIT, SPECK_SHARE, WHITE_RING_SHARE } from './measure-limits.data.ts';
import { blendOverWhite, type Box, type Picture } from './picture.ts';
import { PART, unionBox, type Segments } from './segments.ts';

const AREA = { smooth: 0, outline: 1, outside: 2, piece: 3, small: 4 } as const;

/**
 * Finds the parts of a product that are nearly as white as the background, by their edges: background is then what can be
 * reached from the frame without crossing a step of brightness. Only for pictures with a white frame edge, and only where
 * the parts reach further than `reach` (the widest soft edge) beyond the product found by contrast. Marks them in the map as product
 * and returns the box of the whole product; null where there are none.
 */
export function addNearWhiteParts(picture: Picture, segments: Segments, reach: number): Box | null {
  const light = darkestChannels(picture);
  const { width, height } = picture;
  const ring = edgeIndexes(picture);
  const white = ring.filter((index) => (light[index] ?? 0) >= NEAR_WHITE_LIMIT);
  if (white.length < ring.length * WHITE_RING_SHARE) return null;
  const map = outlines(light, segments.map, picture);
  const area = { map, width, height };
  for (const index of white) {
    if (map[index] === AREA.smooth)
      flood(index, { ...area, from: AREA.smooth, to: AREA.outside, corners: false });
  }
  const box = markPieces(area, light);
  if (box === null || !reachesBeyond(box, segments.productBox, reach)) return null;
  for (let index = 0; index < map.length; index += 1) {
    if (map[index] === AREA.piece && segments.map[index] === PART.background)
      segments.map[index] = PART.product;
  }
  return unionBox(segments.productBox, box);
}

/** The darkest channel of each pixel on white. */
function darkestChannels({ data }: Picture): Uint8Array {
  const darkest = new Uint8Array(data.length / 4);
  for (let index = 0, at = 0; index < darkest.length; index += 1, at += 4) {
    const least = Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const alpha = data[at + 3] ?? 255;
    darkest[index] = alpha === 255 ? least : blendOverWhite(least, alpha);
  }
  return darkest;
}

/** `outline` where the brightness changes by `EDGE_STEP` or more from one neighbor to the opposite one, and on the product. */
function outlines(light: Uint8Array, parts: Uint8Array, { width, height }: Picture): Uint8Array {
  const map = new Uint8Array(light.length);
  for (let y = 0, index = 0; y < height; y += 1) {
    const up = y === 0 ? 0 : -width;
    const down = y === height - 1 ? 0 : width;
    for (let x = 0; x < width; x += 1, index += 1) {
      const left = x === 0 ? 0 : -1;
      const right = x === width - 1 ? 0 : 1;
      if (
        parts[index] === PART.product ||
        isStep(light, parts, index + left, index + right) ||
        isStep(light, parts, index + up, index + down)
      )
        map[index] = AREA.outline;
    }
  }
  return map;
}

/** Whether two light pixels differ; the edges of dark parts and specks are found by contrast. */
function isStep(light: Uint8Array, parts: Uint8Array, one: number, other: number): boolean {
  if (parts[one] !== PART.background || parts[other] !== PART.background) return false;
  return Math.abs((light[one] ?? 0) - (light[other] ?? 0)) >= EDGE_STEP;
}

interface Pieces {
  readonly map: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Marks what was not reached as pieces, except for specks; returns the box of their pixels that are not white. */
function markPieces(area: Pieces, light: Uint8Array): Box | null {
  const { map, width } = area;
  const minSize = Math.ceil(map.length * SPECK_SHARE);
  for (let index = 0; index < map.length; index += 1) {
    if (map[index] === AREA.smooth) map[index] = AREA.outline;
  }
  for (let at = map.indexOf(AREA.outline); at >= 0; at = map.indexOf(AREA.outline, at)) {
    const { count } = flood(at, { ...area, from: AREA.outline, to: AREA.piece, corners: true });
    if (count < minSize) flood(at, { ...area, from: AREA.piece, to: AREA.small, corners: true });
  }
  let [left, right, top, bottom] = [width, -1, map.length, -1];
  for (let index = map.indexOf(AREA.piece); index >= 0; index = map.indexOf(AREA.piece, index + 1)) {
    if ((light[index] ?? 0) >= NEAR_WHITE_LIMIT) continue;
    const x = index % width;
    const y = (index - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function reachesBeyond(box: Box, known: Box | null, reach: number): boolean {
  if (known === null) return true;
  return (
    known.x - box.x > reach ||
    known.y - box.y > reach ||
    box.x + box.width - known.x - known.width > reach ||
    box.y + box.height - known.y - known.height > reach
  );
}
