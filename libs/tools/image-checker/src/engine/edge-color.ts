import { BACKGROUND_TOLERANCE } from './measure-limits.data.ts';
import { blendOverWhite, WHITE, type Color, type Picture } from './picture.ts';

export interface EdgeColor {
  /** The most frequent color of the outermost pixels, composited on white. */
  readonly color: Color;
  /** Share of the outermost pixels near that color or near white. */
  readonly plainShare: number;
}

/** Colors are binned in steps of 16 per channel, so that noise does not split one color into many. */
const STEP_BITS = 4;

/** The dominant color of the outermost rows and columns. */
export function edgeColor(picture: Picture): EdgeColor {
  const pixels = edgeIndexes(picture).map((index) => pixelAt(picture, index));
  const color = mostFrequent(pixels);
  const plain = pixels.filter((pixel) => isNear(pixel, color) || isNear(pixel, WHITE));
  return { color, plainShare: plain.length / pixels.length };
}

/** The pixels of the outermost rows and columns, each once. */
export function edgeIndexes({ width, height }: Picture): number[] {
  const indexes: number[] = [];
  for (let x = 0; x < width; x += 1) {
    indexes.push(x);
    if (height > 1) indexes.push((height - 1) * width + x);
  }
  for (let y = 1; y < height - 1; y += 1) {
    indexes.push(y * width);
    if (width > 1) indexes.push(y * width + width - 1);
  }
  return indexes;
}

/** Whether a pixel is 255, 255, 255 and opaque. */
export function isPureWhite(data: Picture['data'], index: number): boolean {
  const at = index * 4;
  return data[at] === 255 && data[at + 1] === 255 && data[at + 2] === 255 && data[at + 3] === 255;
}

export function pixelAt({ data }: Picture, index: number): Color {
  const at = index * 4;
  const alpha = data[at + 3] ?? 255;
  const channel = (offset: number) => Math.round(blendOverWhite(data[at + offset] ?? 0, alpha));
  return [channel(0), channel(1), channel(2)];
}

/** Whether no channel differs by more than the tolerance. */
export function isNear([red, green, blue]: Color, other: Color): boolean {
  return (
    Math.abs(red - other[0]) <= BACKGROUND_TOLERANCE &&
    Math.abs(green - other[1]) <= BACKGROUND_TOLERANCE &&
    Math.abs(blue - other[2]) <= BACKGROUND_TOLERANCE
  );
}

/** The mean color of the largest bin. */
function mostFrequent(pixels: readonly Color[]): Color {
  const sums = new Map<number, { count: number; total: [number, number, number] }>();
  for (const [red, green, blue] of pixels) {
    const step = ((red >> STEP_BITS) << 8) | ((green >> STEP_BITS) << 4) | (blue >> STEP_BITS);
    const sum = sums.get(step) ?? { count: 0, total: [0, 0, 0] };
    sum.count += 1;
    sum.total[0] += red;
    sum.total[1] += green;
    sum.total[2] += blue;
    sums.set(step, sum);
  }
  const largest = [...sums.values()].reduce((best, sum) => (sum.count > best.count ? sum : best));
  const [red, green, blue] = largest.total.map((total) => Math.round(total / largest.count));
  return [red ?? 255, green ?? 255, blue ?? 255];
}
