import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { segmentLongText } from '@seller-toolbox/listing-text/long-text';

/** Counts a keyword, in lower case and with single spaces, as a whole phrase. */
export type CountPhrase = (keyword: string) => number;

/**
 * Prepares a text for counting phrases: occurrences that begin and end at word boundaries, in any case, without
 * overlap. Any white space is one space. The boundaries, which take the longest, are found when first needed.
 */
export function phraseCounter(text: string): CountPhrase {
  const folded = foldCase(text).trim().replace(/\s+/gu, ' ');
  let known: ReadonlySet<number> | undefined;
  const boundaries = () => (known ??= segmentLongText(folded, 'en').boundaries);
  return (keyword) => {
    if (keyword === '') return 0;
    let count = 0;
    for (let start = folded.indexOf(keyword); start >= 0;) {
      const end = start + keyword.length;
      const isWhole = boundaries().has(start) && boundaries().has(end);
      if (isWhole) count += 1;
      start = folded.indexOf(keyword, isWhole ? end : start + 1);
    }
    return count;
  };
}
