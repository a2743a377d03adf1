import type { AnalyzerOutput } from '../engine/search-term-analyzer.schema.ts';
import { REPORT_LISTS, type ReportList } from './report-lists.ts';

/** A report without its tables: what the page shows at once, however long they are. */
export type ReportSummary = Omit<AnalyzerOutput, ReportList> & {
  readonly sizes: Readonly<Record<ReportList, number>>;
  /** The dearest terms, for the picture. */
  readonly dearest: AnalyzerOutput['terms'];
};

/** As many terms as a picture can hold. */
const MAX_DRAWN = 12;

export function summaryOf(output: AnalyzerOutput): ReportSummary {
  const { wasted, harvest, negatives, bids, terms, ngrams, ...rest } = output;
  const lists = { wasted, harvest, negatives, bids, terms, ngrams };
  return {
    ...rest,
    // Every list has its length.
    sizes: Object.fromEntries(REPORT_LISTS.map((list) => [list, lists[list].length])) as Record<
      ReportList,
      number
    >,
    dearest: terms.slice(0, MAX_DRAWN),
  };
}
