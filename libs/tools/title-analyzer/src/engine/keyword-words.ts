import type { SegmentedText, Span, Word } from '@seller-toolbox/listing-text/words';

/** Between words of a phrase. */
const JOIN = /^[\s\p{Pd}]*$/u;
/** What plurals add to the singular: in German, and in the other languages. */
const GERMAN_PLURAL = /^(?:e?[sn]|er?)$/u;
const PLURAL = /^e?s$/u;
/** "Ei" and "ein" are two words. */
const MIN_GERMAN_LENGTH = 4;

/**
 * The first place in a title of each word of a keyword, singular or plural, and however "leak-proof" is written; empty where a word
 * is missing.
 */
export function findKeywordWords(
  { words }: SegmentedText,
  wanted: readonly Word[],
  language: string,
): Span[] {
  const found: Span[] = [];
  for (let at = 0; at < wanted.length; at += 1) {
    const one = lettersOf(wanted[at]);
    const next = lettersOf(wanted[at + 1]);
    const isSame = (text: string, other: string) => other !== '' && isSameWord(text, other, language);
    const single = words.find((word) => isSame(lettersOf(word), one));
    const first = words.findIndex((word, place) =>
      isSame(lettersOf(word) + lettersOf(words[place + 1]), one),
    );
    const joined = next === '' ? undefined : words.find((word) => isSame(lettersOf(word), one + next));
    const span = single ?? spanOf(words[first], words[first + 1]) ?? joined;
    if (!span) return [];
    if (span === joined) at += 1;
    found.push({ start: span.start, end: span.end });
  }
  return found;
}

/** The span of places that follow each other without punctuation, in their order: the keyword itself. */
export function joinedSpan(text: string, places: readonly Span[]): Span | null {
  const isRow = places.every(({ start }, at) => at === 0 || follows(text, places[at - 1]?.end, start));
  return isRow ? (spanOf(places[0], places.at(-1)) ?? null) : null;
}

function follows(text: string, end = 0, start: number): boolean {
  return start >= end && JOIN.test(text.slice(end, start));
}

function spanOf(first: Span | undefined, last: Span | undefined): Span | undefined {
  return first && last && { start: first.start, end: last.end };
}

function lettersOf(word: Word | undefined): string {
  return word?.folded.replace(/['’]/gu, '') ?? '';
}

function isSameWord(one: string, other: string, language: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  if (!long.startsWith(short)) return false;
  const ending = long.slice(short.length);
  const isGerman = language === 'de' && short.length >= MIN_GERMAN_LENGTH;
  return ending === '' || (isGerman ? GERMAN_PLURAL : PLURAL).test(ending);
}
