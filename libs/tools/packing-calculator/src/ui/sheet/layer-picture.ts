import { points, type PdfText } from '@seller-toolbox/tool-kit/pdf';
import { backOf, facesOf, fromBackToFront, project, type Point } from '../picture/isometric.ts';
import type { PictureBox, PictureModel } from '../picture/solid.ts';
import { colorOf, fillOf, type Color } from './sheet-colors.ts';

/** Millimeters from the lower left of the page. */
export interface Frame {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes of the layers below. */
const PALE: Color = [0.88, 0.88, 0.88];
const SHADES = { top: 0, right: 0.14, left: 0.3 };
/** Millimeters; share of the smaller side of a box. */
const LETTER = { max: 3, share: 0.4 };
const MIN_LETTER = 0.9;
/** Letters are flattened like the top on which they are. */
const BASELINE = 0.35;

/** The operators that draw a carton with its boxes up to a layer: those of the layer in color with the number of their line. */
export function layerPicture(
  { model, layer }: { model: PictureModel; layer: number },
  frame: Frame,
  write: (line: Parameters<PdfText['write']>[0]) => string,
): string {
  const { inner, boxes } = model;
  const carton = { x: 0, y: 0, z: 0, ...inner };
  const [left] = project(0, inner.width, 0);
  const [right] = project(inner.length, 0, 0);
  const [, top] = project(0, 0, inner.height);
  const [, bottom] = project(inner.length, inner.width, 0);
  const scale = Math.min(frame.width / (right - left), frame.height / (bottom - top));
  const toPage = ([x, down]: Point): Point => [
    frame.left + (x - left) * scale,
    frame.bottom + (bottom - down) * scale,
  ];
  const path = (corners: readonly Point[]) =>
    `${corners
      .map(toPage)
      .map(([x, y], place) => `${points(x)} ${points(y)} ${place === 0 ? 'm' : 'l'}`)
      .join(' ')} h`;
  const number = ({ x, y, z, length, width, height, index }: PictureBox) => {
    const size = Math.min(LETTER.max, Math.min(length, width) * scale * LETTER.share);
    if (size < MIN_LETTER) return [];
    const [across, up] = toPage(project(x + length / 2, y + width / 2, z + height));
    return [
      `1 g ${write({ text: String(index + 1), size, x: across, y: up - size * BASELINE, align: 'middle' })}`,
    ];
  };
  const painted = fromBackToFront(boxes.filter((box) => box.layer <= layer)).flatMap((box) => {
    const faces = facesOf(box);
    const color = box.layer === layer ? colorOf(box.index) : PALE;
    const sides = (['top', 'right', 'left'] as const).map(
      (side) => `${fillOf(color, SHADES[side])} ${path(faces[side])} B`,
    );
    return [...sides, ...(box.layer === layer ? number(box) : [])];
  });
  return [
    'q 0.3 w 0.6 G 0.97 g 1 j',
    ...backOf(carton).map((face) => `${path(face)} B`),
    '1 G',
    ...painted,
    '0.45 G 0.5 w',
    ...Object.values(facesOf(carton)).map((face) => `${path(face)} S`),
    'Q 0 g',
  ].join('\n');
}
