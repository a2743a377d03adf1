import { addTo, emptySum, type Sum } from './measures.ts';
import type { ReportRow } from './search-term-analyzer.schema.ts';
import { isAsinTerm } from './target-kind.ts';
import { toTermText } from './term-text.ts';

/** All rows of one search term and their sum. */
export interface TermSum {
  readonly text: string;
  readonly isAsin: boolean;
  readonly sum: Sum;
  readonly rows: ReportRow[];
}

/** Groups the rows of a report by term, in order of first appearance. */
export function sumTerms(rows: readonly ReportRow[]): readonly TermSum[] {
  const terms = new Map<string, TermSum>();
  for (const row of rows) {
    const text = toTermText(row.term);
    const term = terms.get(text);
    if (term) {
      addTo(term.sum, row);
      term.rows.push(row);
    } else terms.set(text, newTerm(text, row));
  }
  return [...terms.values()];
}

/**
 * An array literal with one row takes a tenth of the memory of an empty array that is pushed to; most terms have one
 * row.
 */
function newTerm(text: string, row: ReportRow): TermSum {
  const sum = emptySum();
  addTo(sum, row);
  return { text, isAsin: isAsinTerm(text), sum, rows: [row] };
}
