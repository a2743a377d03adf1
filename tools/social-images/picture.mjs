// @ts-check
export const WIDTH = 1200;
export const HEIGHT = 630;

/**
 * @typedef {readonly (readonly [string, Readonly<Record<string, string | number | undefined>>])[]} Drawing
 * @typedef {(token: string) => string} Color the value of a design token
 * @typedef {{ drawing: Drawing, category: keyof typeof CATEGORY_TOKENS } | null} Subject null: the site
 */

/** Each category has its own color, as in the charts. */
const CATEGORY_TOKENS = /** @type {const} */ ({
  optimization: 'chart-2',
  financial: 'chart-5',
  research: 'chart-3',
  management: 'chart-4',
  analytics: 'chart-6',
});

const CENTER = { x: WIDTH / 2, y: HEIGHT / 2 };
const TILE = 320;
const ICON = 184;
/** Around the tile, like the rings of a target; straight edges keep the file small. */
const FRAMES = [820, 560];

/** The toolbox of the brand, 28 units wide. */
const toolbox = (/** @type {string} */ ink, /** @type {string} */ ground) => `
  <path d="M11 10V8.5a1.500 1.500 0 0 1 1.500-1.500h3A1.500 1.500 0 0 1 17 8.500V10" fill="none" stroke="${ink}" stroke-width="1.8"/>
  <rect x="6" y="10" width="16" height="4.600" rx="1.400" fill="${ink}"/>
  <path d="M7 16h14v3.600a1.400 1.400 0 0 1-1.400 1.400H8.400A1.400 1.400 0 0 1 7 19.600z" fill="${ink}"/>
  <rect x="12" y="13" width="4" height="4.600" rx="1" fill="${ground}" stroke="${ink}" stroke-width="1.2"/>`;

/**
 * A picture without words: the tool's icon on a tile on the brand's background, in few flat colors.
 * @param {Subject} subject @param {Color} color
 */
export function drawPicture(subject, color) {
  const [ground, shade, tile] = [color('accent'), color('accent-strong'), color('surface')];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>`,
    ...FRAMES.map((size, index) => square(size, index % 2 === 0 ? shade : ground)),
    square(TILE, tile),
    subject ? drawIcon(subject.drawing, ground) : drawBrand(ground, tile),
    ...(subject
      ? [
          `<rect y="${HEIGHT - 20}" width="${WIDTH}" height="20" fill="${color(CATEGORY_TOKENS[subject.category])}"/>`,
          `<g transform="translate(34 22) scale(4)">${toolbox(tile, ground)}</g>`,
        ]
      : []),
    '</svg>',
  ].join('\n');
}

/** @param {number} size @param {string} fill */
function square(size, fill) {
  const [x, y] = [CENTER.x - size / 2, CENTER.y - size / 2];
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.22}" fill="${fill}"/>`;
}

/** @param {string} ground @param {string} tile */
function drawBrand(ground, tile) {
  const scale = 10;
  return `<g transform="translate(${CENTER.x - 14 * scale} ${CENTER.y - 14 * scale}) scale(${scale})">${toolbox(ground, tile)}</g>`;
}

/** @param {Drawing} drawing @param {string} ink */
function drawIcon(drawing, ink) {
  const shapes = drawing.map(([tag, attributes]) => {
    const written = Object.entries(attributes).filter(([name]) => name !== 'key');
    return `<${tag} ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`;
  });
  const scale = ICON / 24;
  return [
    `<g transform="translate(${CENTER.x - ICON / 2} ${CENTER.y - ICON / 2}) scale(${scale})"`,
    ` fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">`,
    ...shapes,
    '</g>',
  ].join('');
}
