import { packWords, type PackedWords } from '@seller-toolbox/listing-text/pack-words';
import { BYTE_LIMITED_SEARCH_TERM_RULES } from '@seller-toolbox/reference-data/search-term-rules.data';

const MAX_BYTES = BYTE_LIMITED_SEARCH_TERM_RULES.maxBytes ?? Number.POSITIVE_INFINITY;

/**
 * The words of all keywords in lower case, each once, as many as fit into the bytes of the field for search terms: there every combination of its words is searched.
 */
export function searchTermsOf(groups: readonly (readonly string[])[]): PackedWords & { maxBytes: number } {
  const words = groups.flat().flatMap((keyword) => keyword.toLowerCase().split(/\s+/u));
  return { ...packWords(new Set(words), MAX_BYTES), maxBytes: MAX_BYTES };
}
