import type { AnySummarize } from '@seller-toolbox/tool-contract';
import { findLoader } from './find-loader.ts';
import { summaryLoaders } from './generated/summaries.ts';

/** Loads what puts the result of a tool into rows; undefined where it has nothing. */
export function loadSummarize(id: string): Promise<AnySummarize> | undefined {
  return findLoader(summaryLoaders, id)?.();
}
