import { BYTE_LIMITED_SEARCH_TERM_RULES } from '@seller-toolbox/reference-data/search-term-rules.data';
import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import type { OwnOutput, OwnRow } from './own-keywords.schema.ts';
import type { OwnProduct } from './own-keyword.ts';
import type { WordsOf } from './plain-term.ts';

const MAX_BYTES = BYTE_LIMITED_SEARCH_TERM_RULES.maxBytes ?? Number.POSITIVE_INFINITY;
const STOPPED: ReadonlySet<string> = new Set(Object.values(STOP_WORDS).flat());

/** The words of the best keywords that the listing lacks, each once, as many as fit; one that does not fit is left out. */
export function backendTerms(
  rows: readonly OwnRow[],
  { listing }: OwnProduct,
  wordsOf: WordsOf,
): OwnOutput['backend'] {
  const best = [...rows].sort((one, other) => (other.score ?? -1) - (one.score ?? -1));
  const words = new Set(best.flatMap(({ keyword }) => wordsOf(keyword)));
  const taken: string[] = [];
  let bytes = 0;
  let leftOut = 0;
  for (const word of words) {
    if (STOPPED.has(word) || listing?.words.has(word)) continue;
    const more = byteLength(word) + (taken.length === 0 ? 0 : 1);
    if (bytes + more > MAX_BYTES) leftOut += 1;
    else {
      taken.push(word);
      bytes += more;
    }
  }
  return { text: taken.join(' '), bytes, maxBytes: MAX_BYTES, leftOut };
}

const encoder = new TextEncoder();

function byteLength(text: string): number {
  return encoder.encode(text).length;
}
