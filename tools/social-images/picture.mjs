// @ts-check
export const WIDTH = 1200;
export const HEIGHT = 630;

/**
 * @typedef {(token: string) => string} Color the value of a design token
 * @typedef {{ picture: string, category: string } | null} Subject the drawing of a tool as SVG; null: the site
 */

const CENTER = { x: WIDTH / 2, y: HEIGHT / 2 };
const BRAND_TILE = 320;
/** Around the tile, like the rings of a target; straight edges keep the file small. */
const BRAND_FRAMES = [820, 560];
const CARD = { width: 792, height: 440 };
/** A tool's drawing in pixels, four and a half times its own size. */
const DRAWING = { width: 648, height: 360 };

/** The toolbox of the brand, 28 units wide. */
const toolbox = (/** @type {string} */ ink, /** @type {string} */ ground) => `
  <path d="M11 10V8.5a1.500 1.500 0 0 1 1.500-1.500h3A1.500 1.500 0 0 1 17 8.500V10" fill="none" stroke="${ink}" stroke-width="1.8"/>
  <rect x="6" y="10" width="16" height="4.600" rx="1.400" fill="${ink}"/>
  <path d="M7 16h14v3.600a1.400 1.400 0 0 1-1.400 1.400H8.400A1.400 1.400 0 0 1 7 19.600z" fill="${ink}"/>
  <rect x="12" y="13" width="4" height="4.600" rx="1" fill="${ground}" stroke="${ink}" stroke-width="1.2"/>`;

/**
 * A picture without words, in few flat colors: the tool's drawing as its card in the hub shows it, or the brand of the site.
 * @param {Subject} subject @param {Color} color
 */
export function drawPicture(subject, color) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${color('accent')}"/>`,
    ...(subject ? drawTool(subject, color) : drawBrand(color)),
    '</svg>',
  ].join('\n');
}

/** @param {Color} color */
function drawBrand(color) {
  const [ground, shade, tile] = [color('accent'), color('accent-strong'), color('surface')];
  const scale = 10;
  return [
    ...BRAND_FRAMES.map((size, index) => square(size, index % 2 === 0 ? shade : ground)),
    square(BRAND_TILE, tile),
    `<g transform="translate(${CENTER.x - 14 * scale} ${CENTER.y - 14 * scale}) scale(${scale})">${toolbox(ground, tile)}</g>`,
  ];
}

/** @param {number} size @param {string} fill */
function square(size, fill) {
  return `<rect x="${CENTER.x - size / 2}" y="${CENTER.y - size / 2}" width="${size}" height="${size}" rx="${size * 0.22}" fill="${fill}"/>`;
}

/** @param {NonNullable<Subject>} subject @param {Color} color */
function drawTool({ picture, category }, color) {
  const categoryColor = `category-${category}`;
  const [x, y] = [CENTER.x - CARD.width / 2, CENTER.y - CARD.height / 2];
  const colored = picture.replace(/var\(--([\w-]+)\)/g, (_, token) =>
    color(token === 'category' ? categoryColor : token),
  );
  const [left, top] = [CENTER.x - DRAWING.width / 2, CENTER.y - DRAWING.height / 2];
  return [
    `<rect x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" rx="48" fill="${color('accent-soft')}"/>`,
    colored.replace(
      '<svg ',
      `<svg x="${left}" y="${top}" width="${DRAWING.width}" height="${DRAWING.height}" `,
    ),
    `<rect y="${HEIGHT - 20}" width="${WIDTH}" height="20" fill="${color(categoryColor)}"/>`,
    `<g transform="translate(34 22) scale(4)">${toolbox(color('surface'), color('accent'))}</g>`,
  ];
}
