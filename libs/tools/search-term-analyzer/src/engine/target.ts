import type { Measures } from './measures.ts';
import type { AnalyzerInput, AnalyzerOutput } from './search-term-analyzer.schema.ts';

/** The target ACOS: the given one, else the margin before advertising, else the average of the report. */
export function targetOf(
  { targetAcos, margin }: Pick<AnalyzerInput, 'targetAcos' | 'margin'>,
  { acos }: Pick<Measures, 'acos'>,
): Pick<AnalyzerOutput, 'target' | 'targetFrom'> {
  if (targetAcos !== null) return { target: targetAcos, targetFrom: 'target' };
  if (margin !== null) return { target: margin, targetFrom: 'margin' };
  return acos === null ? { target: null, targetFrom: 'none' } : { target: acos, targetFrom: 'average' };
}
