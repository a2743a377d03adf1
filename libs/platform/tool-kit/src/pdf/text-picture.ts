import type { TextPicture } from './pdf-text.ts';

const DPI = 600;
const PIXELS_PER_MM = DPI / 25.4;
const FONT = "Arial, 'PingFang SC', 'Microsoft YaHei', 'Hiragino Sans', 'Noto Sans CJK SC', sans-serif";
/** Of the size, above and below the base line. */
const ASCENT = 1;
const DESCENT = 0.35;
/** Opacity from which a dot is printed. */
const MIN_ALPHA = 128;

/** Draws a line of text at 600 dpi with the fonts of this device, in a worker where it can. */
export function textPicture(text: string, size: number): TextPicture {
  const pixels = size * PIXELS_PER_MM;
  const font = `${pixels}px ${FONT}`;
  const columns = Math.ceil(contextOf(1, 1, font).measureText(text).width) + 2;
  const rows = Math.ceil(pixels * (ASCENT + DESCENT));
  const context = contextOf(columns, rows, font);
  context.fillText(text, 1, pixels * ASCENT);
  return {
    bits: packAlpha(context.getImageData(0, 0, columns, rows).data, columns, rows),
    columns,
    rows,
    width: columns / PIXELS_PER_MM,
    height: rows / PIXELS_PER_MM,
    ascent: size * ASCENT,
  };
}

function contextOf(
  width: number,
  height: number,
  font: string,
): CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  const context =
    typeof OffscreenCanvas === 'undefined'
      ? Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
          willReadFrequently: true,
        })
      : new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser has no canvas');
  context.font = font;
  return context;
}

/** One bit per pixel, 1 where it is opaque, of RGBA pixels; each row begins in a new byte. */
export function packAlpha(rgba: Uint8ClampedArray, columns: number, rows: number): Uint8Array {
  const rowBytes = Math.ceil(columns / 8);
  const bits = new Uint8Array(rowBytes * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if ((rgba[(row * columns + column) * 4 + 3] ?? 0) < MIN_ALPHA) continue;
      const at = row * rowBytes + (column >> 3);
      bits[at] = (bits[at] ?? 0) | (0x80 >> (column & 7));
    }
  }
  return bits;
}
