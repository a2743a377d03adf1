import { segmentWords } from '@seller-toolbox/listing-text/words';
import type { ShownVersion } from './shown-version.ts';

/** What a version does not say that the first one does. */
export interface LeftOut {
  /** The first three phrases, in one line. */
  readonly words: string;
  /** The item highlights of the version have all phrases. */
  readonly isInHighlights: boolean;
}

const MAX_NAMED = 3;

/** Words of this kind, such as `for`, say nothing alone. */
const SHORT_WORD = /^\p{Ll}{1,4}$/u;

type Compared = Pick<ShownVersion, 'title' | 'itemHighlights'>;

/** The phrases of the first version whose words another one has nowhere in its title; null if there are none. */
export function leftOut(version: Compared, first: Compared, locale = 'en'): LeftOut | null {
  const wordsOf = (text: string) => new Set(segmentWords(text, locale).words.map(({ folded }) => folded));
  const kept = wordsOf(version.title);
  const phrases: { start: number; end: number }[] = [];
  for (const { folded, start, end } of segmentWords(first.title, locale).words) {
    if (kept.has(folded)) continue;
    const last = phrases.at(-1);
    if (last && first.title.slice(last.end, start).trim() === '') last.end = end;
    else phrases.push({ start, end });
  }
  const named = phrases
    .map(({ start, end }) => first.title.slice(start, end))
    .filter((phrase) => !SHORT_WORD.test(phrase));
  if (named.length === 0) return null;
  const moved = wordsOf(version.itemHighlights ?? '');
  return {
    words: [...named.slice(0, MAX_NAMED), ...(named.length > MAX_NAMED ? ['…'] : [])].join(', '),
    isInHighlights: named.every((phrase) => [...wordsOf(phrase)].every((word) => moved.has(word))),
  };
}
