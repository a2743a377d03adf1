import { packSearchTerms } from '@seller-toolbox/listing-text/search-term-line';
import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import type { SourcesOutput, OutputRow } from './sources-output.schema.ts';
import type { SellerProduct } from './output-row.ts';
import type { WordsOf } from './plain-term.ts';

const STOPPED: ReadonlySet<string> = new Set(Object.values(STOP_WORDS).flat());

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
      .filter((word) => !STOPPED.has(word) && !listing?.words.has(word)),
  );
}
