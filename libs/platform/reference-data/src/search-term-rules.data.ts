/** A marketplace's rules for the search terms (generic keywords) of a listing. */
export interface SearchTermRules {
  /** `commas`: terms between commas, counted; `spaces`: single words, limited by the bytes of the field. */
  readonly separatedBy: 'commas' | 'spaces';
  /** Maximum UTF-8 bytes of the field; a longer field is ignored completely. Null: not limited. */
  readonly maxBytes: number | null;
  /** Recommended number of terms; null where terms are not counted. */
  readonly advisedTerms: { readonly least: number; readonly aim: readonly [number, number] } | null;
}

export const MIN_TERMS = 10;

/** Rules of this project: at least 10 terms, 15 to 20 recommended. Checked on 2026-11-21. */
export const STANDARD_SEARCH_TERM_RULES: SearchTermRules = {
  separatedBy: 'commas',
  maxBytes: null,
  advisedTerms: { least: MIN_TERMS, aim: [15, 20] },
};

/**
 * "Less than 250 bytes" with spaces instead of commas, in the Americas and Europe; Amazon's help for search terms as
 * quoted by two sellers' guides. In force for years; checked on 2026-11-21.
 */
export const BYTE_LIMITED_SEARCH_TERM_RULES: SearchTermRules = {
  separatedBy: 'spaces',
  maxBytes: 249,
  advisedTerms: null,
};
