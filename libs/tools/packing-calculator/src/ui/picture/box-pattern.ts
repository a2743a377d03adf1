import { boxLook } from './box-look.ts';

const UNITS = 8;
const PIXELS = 64;

/** Paints color and pattern of a line of boxes on a tile, as the legend and the drawing show them. */
export function paintPattern(
  canvas: HTMLCanvasElement,
  index: number,
  colorOf: (name: string) => string,
): void {
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { color, lines } = boxLook(index);
  context.scale(PIXELS / UNITS, PIXELS / UNITS);
  context.fillStyle = colorOf(color);
  context.fillRect(0, 0, UNITS, UNITS);
  context.globalAlpha = 0.45;
  context.lineWidth = 1;
  context.strokeStyle = colorOf('--surface');
  context.stroke(new Path2D(lines));
}
