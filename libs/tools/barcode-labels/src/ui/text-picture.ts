import type { TextPicture } from './pdf-file.ts';

const DPI = 600;
const PIXELS_PER_MM = DPI / 25.4;
const FONT = "Arial, 'PingFang SC', 'Microsoft YaHei', 'Hiragino Sans', 'Noto Sans CJK SC', sans-serif";
/** Of the size, above and below the base line. */
const ASCENT = 1;
const DESCENT = 0.35;

/** Draws a line of text at 600 dpi with the fonts of this device. */
export async function textPicture(text: string, size: number): Promise<TextPicture> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  const pixels = size * PIXELS_PER_MM;
  const font = `${pixels}px ${FONT}`;
  context.font = font;
  canvas.width = Math.ceil(context.measureText(text).width) + 2;
  canvas.height = Math.ceil(pixels * (ASCENT + DESCENT));
  // Another size of the canvas has reset its font.
  context.font = font;
  context.fillText(text, 1, pixels * ASCENT);
  return {
    png: await toPngBytes(canvas),
    width: canvas.width / PIXELS_PER_MM,
    height: canvas.height / PIXELS_PER_MM,
    ascent: size * ASCENT,
  };
}

function toPngBytes(canvas: HTMLCanvasElement): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (!blob) reject(new Error('the browser made no picture'));
      else blob.arrayBuffer().then((bytes) => resolve(new Uint8Array(bytes)), reject);
    }, 'image/png');
  });
}
