import type { ImageFacts } from './judge-report.ts';

/** The cells of the heat map, row by row: how many in a row are alike, and of which percent they are. */
const ALIKE = [
  36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 37, 27,
  37, 27, 37, 27, 37, 27, 37, 27, 37, 27, 37, 1, 26, 38, 1, 25, 39, 25, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39,
  1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24,
  39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1,
  24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39,
  1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 36, 1, 2, 1, 24, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1,
  27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27,
];
const PERCENTS = [
  0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 25, 100,
  0, 100, 0, 100, 0, 100, 0, 100, 0, 100, 0, 100, 0, 25, 100, 0, 25, 100, 0, 100, 0, 50, 100, 0, 50, 100, 0,
  50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0,
  50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0,
  50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0,
  50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 25, 50, 75,
  100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100,
];

/**
 * What the engine finds in the picture of the worked example, so that a page opens with it and looks at no pixel before the first
 * picture. `example-facts.spec.ts` compares it with the engine.
 */
export const EXAMPLE_FACTS: ImageFacts = {
  width: 1200,
  height: 1200,
  format: 'png',
  extension: 'png',
  byteSize: 1460000,
  colorSpace: 'srgb',
  isAnimated: false,
  isComplete: true,
  longestSide: 1200,
  examined: { width: 128, height: 128 },
  hasPlainBackground: true,
  edgeColor: '#FBFBFB',
  isPureWhite: false,
  whiteShare: 0.5223064586674442,
  nonWhitePixels: 6553,
  edgeZone: 2,
  specks: 0,
  transparentShare: 0,
  frame: 0,
  fillBySide: 0.703125,
  fillByArea: 0.142822265625,
  touches: [],
  backgroundRuns: null,
  boundingBox: { x: 51, y: 19, width: 26, height: 90 },
  heatMap: {
    columns: 64,
    rows: 64,
    cellSize: 2,
    cells: ALIKE.flatMap((count, run) => Array.from({ length: count }, () => PERCENTS[run] ?? 0)),
  },
};
