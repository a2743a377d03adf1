import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/case-converter.engine.ts';
import { CASE_MODES, convertCase } from '../engine/case-modes.ts';

/** The text in every case, the chosen one first. */
export const summarize: Summarize<typeof engine> = ({ mode, text }, input) => ({
  figures: [
    [mode, { text }],
    ...CASE_MODES.filter((other) => other !== mode).map(
      (other) => [other, { text: convertCase(input.text, other, input.titleStyle) }] as const,
    ),
  ],
});
