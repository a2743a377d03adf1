import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { Measures } from './measures.ts';
import { MAX_NGRAMS } from './ngrams.ts';
import type { AnalyzerInput, AnalyzerOutput } from './search-term-analyzer.schema.ts';

/** Below this number of orders the conversion rate is unreliable. */
const FEW_ORDERS = 10;

export interface ReportFacts {
  readonly input: AnalyzerInput;
  readonly totals: Measures;
  readonly targetFrom: AnalyzerOutput['targetFrom'];
  /** Rows that pass the brand filter. */
  readonly rows: number;
  readonly ngrams: number;
}

/** Warnings about the report as a whole. */
export function reportFindings({ input, totals, targetFrom, rows, ngrams }: ReportFacts): Finding[] {
  if (rows === 0) return [finding(input.rows.length === 0 ? 'no-rows' : 'no-rows-of-brand', 'warning')];
  const { orders, clicks } = totals;
  const { targetAcos, margin } = input;
  return [
    ...(orders === 0 ? [finding('no-orders', 'warning', { clicks })] : []),
    ...(orders > 0 && orders < FEW_ORDERS ? [finding('few-orders', 'warning', { orders })] : []),
    ...(orders > clicks ? [finding('more-orders-than-clicks', 'warning', { orders, clicks })] : []),
    ...(targetFrom === 'average' ? [finding('target-is-average', 'info', { acos: totals.acos ?? 0 })] : []),
    ...(targetAcos !== null && margin !== null && targetAcos > margin
      ? [finding('target-above-margin', 'warning', { target: targetAcos, margin })]
      : []),
    ...(ngrams >= MAX_NGRAMS ? [finding('phrases-left-out', 'info', { limit: MAX_NGRAMS })] : []),
  ];
}
