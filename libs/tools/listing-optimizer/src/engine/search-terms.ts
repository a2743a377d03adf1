import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { splitKeywords, splitListedWords } from '@seller-toolbox/listing-text/keyword-separators';
import type { SearchTermRules } from '@seller-toolbox/reference-data/search-term-rules.data';

const SPLITS: Readonly<Record<SearchTermRules['separatedBy'], (field: string) => string[]>> = {
  commas: splitKeywords,
  spaces: splitListedWords,
};

export interface SearchTerms {
  /** In lower case, in order, with duplicates. */
  readonly terms: readonly string[];
  /** Distinct terms that occur more than once. */
  readonly repeated: readonly string[];
  /** UTF-8 bytes of the trimmed field, separators included. */
  readonly bytes: number;
  /** Of every script: 、 too. */
  readonly commas: number;
}

/** Parses the search terms field: comma-separated terms, or words if the rules count bytes. */
export function readSearchTerms(field: string, { separatedBy }: SearchTermRules): SearchTerms {
  const text = field.trim();
  const terms = SPLITS[separatedBy](text).map((term) => foldCase(term).replace(/\s+/gu, ' '));
  return {
    terms,
    repeated: separatedBy === 'spaces' ? repeatedSpellings(terms) : repeatedIn(terms),
    bytes: new TextEncoder().encode(text).length,
    commas: text.match(/[,，､、]/gu)?.length ?? 0,
  };
}

function repeatedIn(terms: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(terms.filter((term) => seen.size === seen.add(term).size))];
}

/** Also "leakproof" beside "leak-proof", or beside "leak proof". */
function repeatedSpellings(words: readonly string[]): string[] {
  const joined = words.map((word) => word.replace(/[-'’]/gu, ''));
  const pairs = new Set(
    joined.slice(1).flatMap((word, at) => {
      const before = joined[at] ?? '';
      return isCompound(before, word) ? [before + word] : [];
    }),
  );
  const seen = new Set<string>();
  const repeated = words.filter((_, at) => {
    const word = joined[at] ?? '';
    return seen.size === seen.add(word).size || pairs.has(word);
  });
  return [...new Set(repeated)];
}

/** Shorter words together are often another one: "car pet" is no spelling of "carpet". */
const SHORT = /^(?!non$)\p{Script=Latin}{1,3}$/u;

/** Whether two words may be one written apart: "leak proof", "non stick", "900 w". */
function isCompound(first: string, second: string): boolean {
  return /\p{Nd}/u.test(first + second) || !(SHORT.test(first) || SHORT.test(second));
}
