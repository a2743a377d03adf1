import type { ImageFacts } from './judge-report.ts';

/** The cells of the heat map, run-length encoded: run lengths, and their percents below. */
const RUN_LENGTHS = [
  36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 37, 27,
  37, 27, 37, 27, 37, 27, 37, 27, 37, 27, 37, 1, 26, 38, 1, 25, 39, 25, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39,
  1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24,
  39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1,
  24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39,
  1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 39, 1, 24, 36, 1, 2, 1, 24, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1,
  27, 36, 1, 27, 36, 1, 27, 36, 1, 27, 36, 1, 27,
];
const RUN_PERCENTS = [
  0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 25, 100,
  0, 100, 0, 100, 0, 100, 0, 100, 0, 100, 0, 100, 0, 25, 100, 0, 25, 100, 0, 100, 0, 50, 100, 0, 50, 100, 0,
  50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0,
  50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0,
  50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0,
  50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 25, 50, 75,
  100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100, 0, 50, 100,
];

/**
 * The facts of the worked example, so that the page opens without measuring pixels. `example-facts.spec.ts` compares them
 * with the engine.
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
  hasNearWhiteParts: false,
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
    cells: RUN_LENGTHS.flatMap((count, run) => Array.from({ length: count }, () => RUN_PERCENTS[run] ?? 0)),
  },
};
