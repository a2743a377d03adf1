import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { countsPieces, isPackCount, lexiconOf } from './part-role.ts';

const MAX_COUNT_WORDS = 5;

/** "compatibles con Dolce Gusto", "96 uds", "Café con Leche": a count ends what a product fits. */
export function aroundCount(words: readonly string[], language: string) {
  for (let at = 2; at < words.length; at += 1)
    for (let length = Math.min(MAX_COUNT_WORDS, words.length - at); length > 0; length -= 1) {
      const count = words.slice(at, at + length);
      // "Fiat 500X" is a model.
      if (
        /^\p{N}/u.test(count[0] ?? '') &&
        !/^\p{N}+x$/iu.test(count.join(' ')) &&
        isPackCount(count.join(' '), language)
      )
        return { before: words.slice(0, at), count, after: words.slice(at + length) };
    }
  return { before: words, count: [], after: [] };
}

/** How many words count what is in a pack before a phrase of several words: "60 Count" before "Vegan Sugar Free Mood Support". */
export function leadingCount(words: readonly string[], language: string): number {
  const length = [3, 2, 1].find((count) => isPackCount(words.slice(0, count).join(' '), language)) ?? 0;
  const count = words.slice(0, length).join(' ');
  const isOfMore = lexiconOf(language).connectors.includes(foldCase(words[length] ?? ''));
  return words.length > length + 1 && !countsPieces(count) && !isOfMore ? length : 0;
}
