/** What a marketplace asks of the search terms (generic keywords) behind a listing. */
export interface SearchTermRules {
  /** `commas`: terms between commas, counted; `spaces`: single words, of which the field's bytes are counted. */
  readonly separatedBy: 'commas' | 'spaces';
  /** UTF-8 bytes that the field may have; beyond them the whole field is ignored. Null: not limited. */
  readonly maxBytes: number | null;
  /** So many terms are advised; null where terms are not counted. */
  readonly advisedTerms: { readonly least: number; readonly aim: readonly [number, number] } | null;
}

export const MIN_TERMS = 10;

/** The toolbox's own: at least 10 terms, 15 to 20 are the aim. Checked on 2026-11-21. */
export const STANDARD_SEARCH_TERM_RULES: SearchTermRules = {
  separatedBy: 'commas',
  maxBytes: null,
  advisedTerms: { least: MIN_TERMS, aim: [15, 20] },
};

/**
 * "Less than 250 bytes" with spaces instead of commas, in the Americas and Europe; Amazon's help for search terms as
 * two sellers' guides repeat it. In force for years; checked on 2026-11-21.
 */
export const BYTE_LIMITED_SEARCH_TERM_RULES: SearchTermRules = {
  separatedBy: 'spaces',
  maxBytes: 249,
  advisedTerms: null,
};
