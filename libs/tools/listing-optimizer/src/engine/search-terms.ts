import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { SearchTermRules } from '@seller-toolbox/reference-data/search-term-rules.data';

const BETWEEN: Readonly<Record<SearchTermRules['separatedBy'], RegExp>> = {
  commas: /[,，\n\r]/u,
  spaces: /[\s,，;；]+/u,
};

export interface SearchTerms {
  /** In lower case, in order, repeated ones included. */
  readonly terms: readonly string[];
  /** The terms that come more than once, each once. */
  readonly repeated: readonly string[];
  /** UTF-8 bytes of the trimmed field, separators included. */
  readonly bytes: number;
  readonly commas: number;
}

/** Reads the field of search terms: terms between commas, or single words where the rules count bytes. */
export function readSearchTerms(field: string, { separatedBy }: SearchTermRules): SearchTerms {
  const text = field.trim();
  const terms = text
    .split(BETWEEN[separatedBy])
    .map((term) => foldCase(term.trim()).replace(/\s+/gu, ' '))
    .filter((term) => term !== '');
  return {
    terms,
    repeated: repeatedIn(terms),
    bytes: new TextEncoder().encode(text).length,
    commas: text.match(/[,，]/gu)?.length ?? 0,
  };
}

function repeatedIn(terms: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(terms.filter((term) => seen.size === seen.add(term).size))];
}
