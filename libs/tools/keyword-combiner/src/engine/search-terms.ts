import { packWords, type PackedWords } from '@seller-toolbox/listing-text/pack-words';
import { groupForms } from '@seller-toolbox/listing-text/singular-forms';
import { BYTE_LIMITED_SEARCH_TERM_RULES } from '@seller-toolbox/reference-data/search-term-rules.data';

const MAX_BYTES = BYTE_LIMITED_SEARCH_TERM_RULES.maxBytes ?? Number.POSITIVE_INFINITY;

/**
 * The words of all keywords in lower case, each once and singular or plural once, as many as fit into the bytes of the field
 * for search terms: there every combination of its words is searched.
 */
export function searchTermsOf(groups: readonly (readonly string[])[]): PackedWords & { maxBytes: number } {
  const words = groups.flat().flatMap((keyword) => keyword.toLowerCase().split(/\s+/u));
  const roots = groupForms(words, 'en');
  const seen = new Set<string>();
  const distinct = words.filter((word) => seen.size < seen.add(roots.get(word) ?? word).size);
  return { ...packWords(distinct, MAX_BYTES), maxBytes: MAX_BYTES };
}
