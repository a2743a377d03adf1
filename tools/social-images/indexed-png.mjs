// @ts-check
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;
const MAX_COLORS = 16;

/**
 * A PNG of four bits a pixel: the most frequent colors, every other one mapped to the nearest of them.
 * @param {{ width: number, height: number, data: Uint8Array }} picture four bytes a pixel, opaque
 */
export function writeIndexedPng({ width, height, data }) {
  const pixels = Array.from({ length: width * height }, (_, index) => colorAt(data, index));
  const palette = paletteOf(pixels);
  const indexOf = nearestIn(palette);
  const rowBytes = Math.ceil(width / 2);
  const rows = Buffer.alloc(height * (rowBytes + 1));
  pixels.forEach((color, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const place = y * (rowBytes + 1) + 1 + (x >> 1);
    rows[place] = (rows[place] ?? 0) | (indexOf(color) << (x % 2 === 0 ? 4 : 0));
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, INDEXED, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {Uint8Array} data @param {number} pixel */
function colorAt(data, pixel) {
  const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
  return (red << 16) | (green << 8) | blue;
}

/** @param {number} color */
function channels(color) {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

/** @param {readonly number[]} pixels @returns {number[]} the most frequent colors, in order */
function paletteOf(pixels) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_COLORS)
    .map(([color]) => color);
}

/** @param {readonly number[]} palette */
function nearestIn(palette) {
  /** @type {Map<number, number>} */
  const known = new Map(palette.map((color, index) => [color, index]));
  return (/** @type {number} */ color) => {
    const found = known.get(color);
    if (found !== undefined) return found;
    const distances = palette.map((other) => distance(color, other));
    const index = distances.indexOf(Math.min(...distances));
    known.set(color, index);
    return index;
  };
}

/** @param {number} one @param {number} other */
function distance(one, other) {
  const others = channels(other);
  return channels(one).reduce((sum, value, index) => sum + (value - (others[index] ?? 0)) ** 2, 0);
}

/** @param {string} type @param {Buffer} content */
function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
