import { groupForms } from '@seller-toolbox/listing-text/singular-forms';
import { languageOfWords, type TextLanguage } from '@seller-toolbox/listing-text/text-language';
import { STOP_WORDS_OF_LANGUAGE } from '@seller-toolbox/reference-data/stop-words-of-language.data';
import type { TalliedWord, WordTally } from './word-tally.ts';

/** A form of a word with its count. */
export interface WordForm {
  readonly word: string;
  readonly count: number;
}

/** The forms that count as one word, the most frequent first; ties in order of appearance. */
export interface WordGroup {
  readonly forms: readonly [WordForm, ...WordForm[]];
  readonly count: number;
}

/** The language of a finished tally by all of its words in scripts with spaces. */
export function languageOf({ words }: Pick<WordTally, 'words'>): TextLanguage {
  return languageOfWords(words.filter(({ isUnspaced }) => !isUnspaced).map(({ word }) => word));
}

/** Excludes the stop words that are such in this language only. */
export function excludeStopWordsOf(language: TextLanguage, { words }: Pick<WordTally, 'words'>): void {
  const excluded = new Set(STOP_WORDS_OF_LANGUAGE[language]);
  for (const word of words) if (excluded.has(word.word)) word.isCounted = false;
}

/** Groups words by singular; without a language each is a group of its own. */
export function groupWords(words: readonly TalliedWord[], language: TextLanguage | null): WordGroup[] {
  const roots =
    language === null
      ? null
      : groupForms(
          words.map(({ word }) => word),
          language,
        );
  const groups = new Map<string, WordForm[]>();
  for (const { word, count } of words) {
    const root = roots?.get(word) ?? word;
    const forms = groups.get(root);
    if (forms) forms.push({ word, count });
    else groups.set(root, [{ word, count }]);
  }
  return [...groups.values()].flatMap((forms) => {
    const [first, ...others] = forms.sort((a, b) => b.count - a.count);
    if (!first) return [];
    return [{ forms: [first, ...others], count: forms.reduce((sum, { count }) => sum + count, 0) }];
  });
}
