import { drawnSide, type CodeColors } from './qr-svg.ts';
import type { Modules } from './qr-modules.ts';

/** Pixels in canvas format: RGBA, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Pixels a side of one module: a whole number, so that all modules have the same size. At least one. */
export function modulePixels(modules: Modules, size: number): number {
  return Math.max(1, Math.floor(size / drawnSide(modules)));
}

/** Draws the code in the middle of a square; remaining pixels widen the quiet zone. */
export function qrPixels(modules: Modules, size: number, { foreground, background }: CodeColors): Pixels {
  const scale = modulePixels(modules, size);
  const margin = Math.floor((size - scale * modules.length) / 2);
  const data = new Uint8ClampedArray(size * size * 4);
  const words = new Uint32Array(data.buffer);
  words.fill(toWord(background));
  const dark = toWord(foreground);
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let line = 0; line < scale; line += 1) {
        const start = (margin + y * scale + line) * size + margin + x * scale;
        words.fill(dark, start, start + scale);
      }
    });
  });
  return { width: size, height: size, data };
}

/** Four bytes in the byte order of the machine. */
function toWord(color: string): number {
  const [word = 0] = new Uint32Array(new Uint8Array([...channelsOf(color), 255]).buffer);
  return word;
}

/** Red, green and blue of `#RRGGBB`, 0 to 255. */
export function channelsOf(color: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
