import type { TitleAnalysis, TitleAnalyzerOutput } from '../engine/title-analyzer.schema.ts';

/** The analysis in an output; undefined for an empty title and for invalid input. */
export function analysisOf(output: TitleAnalyzerOutput | undefined): TitleAnalysis | undefined {
  return output === undefined || 'result' in output ? undefined : output;
}
