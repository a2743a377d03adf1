import type { EngineOutput } from '@seller-toolbox/tool-contract';
import type { UseDetails } from '@seller-toolbox/tool-kit';
import type { engine } from '../engine/keyword-combiner.engine.ts';

/** Length and words of the first row, and the number of rows; null without rows. */
export function describeCombinations({
  combinations: [first],
  total,
}: EngineOutput<typeof engine>): UseDetails | null {
  return first ? { combinationLength: first.charCount, wordCount: first.wordCount, total } : null;
}
