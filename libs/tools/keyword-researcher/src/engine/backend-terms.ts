import { packSearchTerms } from '@seller-toolbox/listing-text/search-term-line';
import { ALL_STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import type { SourcesOutput, OutputRow } from './sources-output.schema.ts';
import type { SellerProduct } from './output-row.ts';
import type { WordsOf } from './plain-term.ts';

/** The words of the best keywords that the listing lacks, each once, as many as fit; one that does not fit is left out. */
export function backendTerms(
  rows: readonly OutputRow[],
  { listing }: SellerProduct,
  wordsOf: WordsOf,
): SourcesOutput['backend'] {
  const best = [...rows].sort((one, other) => (other.score ?? -1) - (one.score ?? -1));
  return packSearchTerms(
    best
      .flatMap(({ keyword }) => wordsOf(keyword))
      .filter((word) => !ALL_STOP_WORDS.has(word) && !listing?.words.has(word)),
  );
}
