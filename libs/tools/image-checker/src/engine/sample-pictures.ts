import { toBase64 } from './base64.ts';
import type { Color } from './picture.ts';

/** Pixels as engine input. */
export interface SamplePixels {
  readonly width: number;
  readonly height: number;
  readonly data: string;
}

export interface Sample {
  readonly width: number;
  readonly height: number;
  /** Color and alpha at a point of the unit square. */
  readonly colorAt: (x: number, y: number) => readonly [...Color, alpha?: number];
}

/** Renders a sample to RGBA bytes, with the color at the center of each pixel. */
export function paintSample({ width, height, colorAt }: Sample): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      // By index, because destructuring takes longer than computing the color.
      const color = colorAt((x + 0.5) / width, (y + 0.5) / height);
      bytes[at] = color[0];
      bytes[at + 1] = color[1];
      bytes[at + 2] = color[2];
      bytes[at + 3] = color[3] ?? 255;
    }
  }
  return bytes;
}

/** Renders a sample as engine input. */
export function drawSample(sample: Sample): SamplePixels {
  const { width, height } = sample;
  return { width, height, data: toBase64(new Uint8Array(paintSample(sample).buffer)) };
}

const TEAL: Color = [22, 122, 110];
const DARK_TEAL: Color = [12, 84, 76];
const CAP: Color = [40, 48, 46];
const LABEL: Color = [232, 222, 190];

/** Color of a centered water bottle of height `size` and 28 % of that width at a point; null outside it. */
export function bottleAt(x: number, y: number, size: number): Color | null {
  const across = (x - 0.5) / size;
  const down = (y - 0.5) / size + 0.5;
  if (down < 0 || down > 1) return null;
  if (down < 0.12) return Math.abs(across) < 0.085 ? CAP : null;
  const shoulder = Math.min(1, (down - 0.12) / 0.1);
  const half = 0.075 + 0.065 * Math.sin((shoulder * Math.PI) / 2);
  if (Math.abs(across) > half) return null;
  if (down > 0.45 && down < 0.72) return LABEL;
  return across > half * 0.35 ? DARK_TEAL : TEAL;
}

/** The worked example: a bottle that is too small, on a background that is white only on the left. */
export const WORKED_SAMPLE: Sample = {
  width: 128,
  height: 128,
  colorAt: (x, y) => {
    const grey = x < 0.55 ? 255 : Math.round(255 - (x - 0.55) * 26);
    return bottleAt(x, y, 0.7) ?? [grey, grey, grey];
  },
};

export function samplePixels(): SamplePixels {
  return drawSample(WORKED_SAMPLE);
}
