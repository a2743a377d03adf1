import { SOURCE_BOUNDS } from './source-bounds.data.ts';
import type { SourcesOutput } from './sources-output.schema.ts';

interface TitledRow {
  readonly key: string;
  readonly title: string | null;
}

const MAX_PHRASE_WORDS = 3;
const MIN_TITLES = 2;
/** Words that say nothing about a product, in the languages of the marketplaces. */
const FILLERS = new Set(
  'a an and the for with of in on to by from or at & + und für mit der die das ein eine von im et de la le les des pour avec du en y para con el los las per e il di da'.split(
    ' ',
  ),
);

/** Phrases of one to three words that titles share, and the words that only one title has. */
export function titleWording(rows: readonly TitledRow[]): SourcesOutput['wording'] {
  const titled = rows.flatMap(({ key, title }) => (title === null ? [] : [{ key, words: wordsIn(title) }]));
  const titlesOf = new Map<string, number>();
  for (const { words } of titled)
    for (const phrase of new Set(phrasesOf(words))) titlesOf.set(phrase, (titlesOf.get(phrase) ?? 0) + 1);
  const shared = [...titlesOf]
    .filter(([, titles]) => titles >= MIN_TITLES)
    .map(([phrase, titles]) => ({ phrase, titles }))
    .sort((one, other) => other.titles - one.titles || other.phrase.length - one.phrase.length);
  return {
    of: titled.length,
    shared: withoutParts(shared).slice(0, SOURCE_BOUNDS.phrases),
    only: titled.flatMap(({ key, words }) => {
      const only = [...new Set(words)].filter((word) => !FILLERS.has(word) && titlesOf.get(word) === 1);
      return only.length === 0 || titled.length < MIN_TITLES
        ? []
        : [{ key, words: only.slice(0, SOURCE_BOUNDS.words) }];
    }),
  };
}

function wordsIn(title: string): string[] {
  return (
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** Phrases that neither begin nor end with a filler. */
function phrasesOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: MAX_PHRASE_WORDS }, (_unused, more) => words.slice(from, from + more + 1))
      .filter((phrase, more) => phrase.length === more + 1)
      .filter((phrase) => !FILLERS.has(phrase[0] ?? '') && !FILLERS.has(phrase.at(-1) ?? ''))
      .map((phrase) => phrase.join(' ')),
  );
}

/** A phrase within a longer one of as many titles says nothing more. */
function withoutParts(shared: SourcesOutput['wording']['shared']): SourcesOutput['wording']['shared'] {
  const titlesOfLonger = new Map<string, number>();
  for (const { phrase, titles } of shared) {
    for (const part of phrasesOf(phrase.split(' '))) {
      if (part !== phrase) titlesOfLonger.set(part, Math.max(titles, titlesOfLonger.get(part) ?? 0));
    }
  }
  return shared.filter(({ phrase, titles }) => titlesOfLonger.get(phrase) !== titles);
}
