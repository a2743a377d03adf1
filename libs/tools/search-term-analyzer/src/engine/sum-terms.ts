import { addTo, emptySum, type Sum } from './measures.ts';
import type { ReportRow } from './search-term-analyzer.schema.ts';
import { isAsinTerm, toTermText } from './term-text.ts';

/** All rows of one search term. */
export interface TermSum {
  readonly text: string;
  readonly isAsin: boolean;
  readonly sum: Sum;
  readonly rows: ReportRow[];
}

/** The rows of a report by term, in the order in which the terms first appear. */
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

/** Most terms have one row, and a list that begins with it takes a tenth of one that it is added to. */
function newTerm(text: string, row: ReportRow): TermSum {
  const sum = emptySum();
  addTo(sum, row);
  return { text, isAsin: isAsinTerm(text), sum, rows: [row] };
}
