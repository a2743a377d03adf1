import { hasAsinForm } from '@seller-toolbox/reference-data/asin';
import type { Recognize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/review-analyzer.engine.ts';

/** An ASIN, alone or behind its name. */
export const recognize: Recognize<typeof engine> = (text) => {
  const asin = text.replace(/^asin\b[\s:：]*/iu, '').toUpperCase();
  if (!hasAsinForm(asin) || !asin.startsWith('B0') || !/\d/.test(asin.slice(2))) return [];
  return [{ confidence: 0.9, input: { asin }, line: () => ({ code: 'asin', params: { asin } }) }];
};
