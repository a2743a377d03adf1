import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TONES } from './tone.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const [lightCss = '', darkCss = ''] = css.split("[data-theme='dark']");
const light = toColors(lightCss);
const dark = toColors(darkCss);
const themes = { light, dark: { ...light, ...dark } };

const GROUNDS = ['bg', 'hero', 'surface', 'sunken', 'field', 'hover'];
const INKS = ['ink', 'ink-2', 'ink-3', 'accent', 'ok', 'lime', 'info', 'warn', 'orange', 'bad', 'hot'];
const TEXT_PAIRS = [
  ...GROUNDS.flatMap((ground) => INKS.map((ink) => [ink, ground] as const)),
  ...['accent', 'ok', 'lime', 'info', 'warn', 'orange', 'bad', 'hot'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['ink', `${tone}-soft`] as const,
  ]),
  ['hint', 'field'],
  ['hint', 'surface'],
  ...['ink', 'ink-2', 'accent', 'accent-strong', 'ok'].map((ink) => [ink, 'raised'] as const),
  ['ink-2', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['bad-ink', 'bad'],
  ['bg', 'ink'],
] as const;
const SHAPE_PAIRS = [
  ...['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'].map(
    (shape) => [shape, 'surface'] as const,
  ),
  ...['surface', 'bg', 'field'].flatMap((ground) => [
    ['control-line', ground] as const,
    ['focus', ground] as const,
  ]),
];

describe.each(Object.entries(themes))('%s', (_, colors) => {
  test.each(TEXT_PAIRS)('%s on %s is readable as text', (ink, ground) => {
    expect(contrast(colors, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPE_PAIRS)('%s on %s is visible as a shape', (shape, ground) => {
    expect(contrast(colors, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

test.each(['bg', 'surface', 'sunken', 'field', 'accent-soft'])(
  'hints on dark %s are easy to read',
  (ground) => {
    expect(contrast(themes.dark, 'ink-3', ground)).toBeGreaterThanOrEqual(5.5);
  },
);

test('in the dark theme what is nearer is lighter', () => {
  const layers = [
    ['bg', 'field', 'surface', 'sunken', 'hover'],
    ['hero', 'accent-soft', 'raised'],
  ].map((names) => names.map((name) => luminance(themes.dark, name)));
  expect(layers).toEqual(layers.map((of) => [...of].sort((a, b) => a - b)));
});

test('the dark theme redefines every color of the light one', () => {
  expect(Object.keys(light).filter((name) => !(name in dark))).toEqual([]);
});

test('every tone but the neutral one has a color and a soft ground', () => {
  const missing = TONES.filter((tone) => tone !== 'neutral' && !(tone in light && `${tone}-soft` in light));
  expect(missing).toEqual([]);
});

test('no style sheet sizes type in pixels, so that the reader chooses the size', () => {
  const root = join(__dirname, '../../../..');
  const sheets = ['apps/host/src', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
      .map((file) => join(root, folder, file)),
  );
  expect(sheets.length).toBeGreaterThan(10);
  const inPixels = /(?:font-size|--text-[\w-]+|font):[^;]*\dpx/;
  expect(sheets.filter((file) => inPixels.test(readFileSync(file, 'utf8')))).toEqual([]);
});

type Colors = Readonly<Record<string, string>>;

function toColors(block: string): Colors {
  return Object.fromEntries(
    [...block.matchAll(/(?<![\w-])--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

function contrast(colors: Colors, one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(colors, one), luminance(colors, other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(colors: Colors, name: string): number {
  const hex = colors[name];
  if (hex === undefined) throw new Error(`No color --${name}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
