import { bottleAt, drawSample, type Sample } from './sample-pictures.ts';
import { WORKED_EXAMPLE, type ImageExample } from './worked-example.ts';

const small = (colorAt: Sample['colorAt']) => drawSample({ width: 40, height: 40, colorAt });
const bottleOnWhite = small((x, y) => bottleAt(x, y, 0.9) ?? [255, 255, 255]);
const photo = {
  original: { width: 2000, height: 2000 },
  format: 'jpeg',
  extension: 'jpg',
  byteSize: 840_000,
  colorSpace: 'srgb',
} as const;

export const examples: readonly [ImageExample, ...ImageExample[]] = [
  WORKED_EXAMPLE,
  {
    name: 'bottle-on-a-gray-gradient-by-standard-figures',
    input: { ...WORKED_EXAMPLE.input, ruleSet: 'standard' },
    expected: {
      ruleSet: 'standard',
      broken: 2,
      doubtful: 0,
      isPureWhite: false,
      edgeColor: '#FBFBFB',
      fillBySide: 0.703125,
      boundingBox: { x: 51, y: 19, width: 26, height: 90 },
      fix: {
        side: 103,
        to: { x: 38, y: 6, width: 26, height: 90 },
        scale: 1,
        cures: ['background', 'fill'],
        leaves: [],
        breaks: ['longest-side'],
      },
    },
  },
  {
    name: 'all-rules-kept',
    input: { ruleSet: 'standard', pixels: bottleOnWhite, ...photo },
    expected: {
      broken: 0,
      doubtful: 0,
      isPureWhite: true,
      whiteShare: 1,
      fillBySide: 0.9,
      fillByArea: 0.225,
    },
  },
  {
    name: 'all-rules-kept-as-published',
    input: {
      pixels: bottleOnWhite,
      ...photo,
      ruleSet: 'amazon-main-image-2026-11-21',
      asin: 'B0ABCDEFGH',
    },
    expected: {
      ruleSet: 'amazon-main-image-2026-11-21',
      broken: 0,
      doubtful: 0,
      fileName: 'B0ABCDEFGH.MAIN.jpg',
    },
  },
  {
    name: 'smaller-than-the-zoom-needs',
    input: {
      pixels: bottleOnWhite,
      ...photo,
      original: { width: 800, height: 800 },
      ruleSet: 'amazon-main-image-2026-11-21',
    },
    expected: { broken: 0, doubtful: 1, longestSide: 800 },
  },
  {
    name: 'webp-with-a-transparent-background',
    input: {
      ruleSet: 'standard',
      pixels: small((x, y) => bottleAt(x, y, 0.9) ?? [0, 0, 0, 0]),
      ...photo,
      format: 'webp',
      extension: 'jpg',
    },
    expected: { broken: 2, doubtful: 2, isPureWhite: false, whiteShare: 0, transparentShare: 0.78875 },
  },
  {
    name: 'blue-frame-and-print-colors',
    input: {
      ruleSet: 'standard',
      pixels: small((x, y) => {
        if (Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) > 0.45) return [30, 60, 160];
        return bottleAt(x, y, 0.6) ?? [255, 255, 255];
      }),
      ...photo,
      colorSpace: 'cmyk',
      byteSize: 12_300_000,
      isComplete: false,
    },
    expected: { broken: 5, frame: 2, fillBySide: 0.6, isPureWhite: false, isComplete: false },
  },
  {
    name: 'room-as-background',
    input: {
      ruleSet: 'standard',
      pixels: small((x, y) => bottleAt(x, y, 0.6) ?? [Math.round(x * 200), Math.round(y * 200), 90]),
      ...photo,
    },
    expected: { broken: 1, hasPlainBackground: false, fillBySide: 1, fix: null },
  },
  {
    name: 'tiff-by-its-header-only',
    input: {
      ruleSet: 'standard',
      pixels: { width: 3000, height: 2000, data: null },
      format: 'tiff',
      extension: 'tif',
      byteSize: 9_000_000,
      colorSpace: 'untagged',
    },
    expected: { broken: 0, examined: null, isPureWhite: null, boundingBox: null, heatMap: null },
  },
];
