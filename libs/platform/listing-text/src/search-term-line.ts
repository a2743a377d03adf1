import { BYTE_LIMITED_SEARCH_TERM_RULES } from '@seller-toolbox/reference-data/search-term-rules.data';
import { packWords, type PackedWords } from './pack-words.ts';

const MAX_BYTES = BYTE_LIMITED_SEARCH_TERM_RULES.maxBytes ?? Number.POSITIVE_INFINITY;

/** The distinct words that fit into the field for search terms, in order, and its limit in bytes. */
export function packSearchTerms(words: Iterable<string>): PackedWords & { readonly maxBytes: number } {
  return { ...packWords(new Set(words), MAX_BYTES), maxBytes: MAX_BYTES };
}
