import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/image-checker.engine.ts';

/** The rules with their verdicts, and the measures of the picture. */
export const summarize: Summarize<typeof engine> = (output) => ({
  figures: [
    ['figure', output.broken],
    ['column-width', output.width],
    ['column-height', output.height],
    ...(output.whiteShare === null ? [] : [['column-white', output.whiteShare * PERCENT] as const]),
    ...(output.fillBySide === null ? [] : [['column-fill', output.fillBySide * PERCENT] as const]),
    ...output.results.map(({ rule, finding }) => [`rule-${rule}`, finding] as const),
  ],
});

const PERCENT = 100;
