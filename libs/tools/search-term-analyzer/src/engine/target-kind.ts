/** What a text of a report is, where it is no search term. */
export type TargetKind = 'asin' | 'auto';

const ASIN = /^(?:asin=")?b0[a-z0-9]{8}"?$/i;
/** The four groups of an automatic campaign; reports in every language name them in English. */
const AUTO_TARGETS = new Set(['close-match', 'loose-match', 'substitutes', 'complements']);

/** Whether a term is an ASIN: reports write it for clicks on another product's page. */
export function isAsinTerm(term: string): boolean {
  return ASIN.test(term);
}

/** The kind of a term or target; null for a search term or keyword. */
export function targetKindOf(text: string): TargetKind | null {
  if (isAsinTerm(text)) return 'asin';
  return AUTO_TARGETS.has(text.toLowerCase()) ? 'auto' : null;
}

/** A term or target as it is shown: an ASIN in capitals. */
export function toShownText(text: string): string {
  return isAsinTerm(text) ? text.replace(/b0[a-z0-9]{8}/i, (asin) => asin.toUpperCase()) : text;
}
