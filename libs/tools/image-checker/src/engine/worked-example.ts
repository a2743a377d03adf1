import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema } from './image-checker.schema.ts';
import type { outputSchema } from './image-report.schema.ts';

export type ImageExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

/** What the page shows when it opens. */
export const WORKED_EXAMPLE: ImageExample = {
  name: 'bottle-on-a-gray-gradient',
  input: {
    // Without pixels: uses those of the worked example.
    original: { width: 1200, height: 1200 },
    format: 'png',
    extension: 'png',
    byteSize: 1_460_000,
    colorSpace: 'srgb',
  },
  env: { now: Date.UTC(2026, 10, 21, 12), seed: 1 },
  expected: {
    ruleSet: 'amazon-main-image-2026-11-21',
    isPureWhite: false,
    edgeColor: '#FBFBFB',
    fillBySide: 0.703125,
  },
};
