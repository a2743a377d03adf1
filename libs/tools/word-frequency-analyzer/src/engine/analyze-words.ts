import type { TextLanguage } from '@seller-toolbox/listing-text/text-language';
import { findPhrases } from './phrases.ts';
import { frequencyCategory, FREQUENCY_CATEGORIES, type FrequencyCategory } from './frequency-category.ts';
import { readabilityScore } from './readability.ts';
import { sum } from './sum.ts';
import { groupWords, type WordForm, type WordGroup } from './text-words.ts';
import type { WordTally } from './word-tally.ts';

/** Number of keywords. */
const TOP_KEYWORDS = 10;

export interface WordFrequency {
  /** The most frequent form. */
  readonly word: string;
  /** Of all forms together. */
  readonly count: number;
  /** Singular and plural with their counts where both occur, the most frequent first; otherwise empty. */
  readonly forms: WordForm[];
  /** Percent of the words counted. */
  readonly percentage: number;
  readonly category: FrequencyCategory;
}

/**
 * Figures of a finished tally, over the words counted; most frequent first, ties in order of appearance.
 * @param mergeBy the language whose singulars and plurals count as one word; null merges none
 */
export function analyzeWords(tally: WordTally, mergeBy: TextLanguage | null) {
  const counted = tally.words.filter(({ isCounted }) => isCounted);
  const totalWords = sum(counted.map(({ count }) => count));
  const letters = sum(counted.map(({ count, length }) => count * length));
  const averageWordLength = totalWords === 0 ? 0 : letters / totalWords;
  const wordFrequencies = toFrequencies(groupWords(counted, mergeBy), totalWords);
  return {
    totalWords,
    uniqueWords: wordFrequencies.length,
    allWords: sum(tally.words.map(({ count }) => count)),
    wordFrequencies,
    topKeywords: wordFrequencies.slice(0, TOP_KEYWORDS).map(({ word }) => word),
    averageWordLength,
    readabilityScore: totalWords === 0 ? null : readabilityScore(averageWordLength),
    categories: FREQUENCY_CATEGORIES.map((category) => ofCategory(category, wordFrequencies)),
    phrases: findPhrases(tally),
  };
}

function toFrequencies(groups: readonly WordGroup[], totalWords: number): WordFrequency[] {
  return [...groups]
    .sort((a, b) => b.count - a.count)
    .map(({ forms, count }) => {
      const percentage = (count / totalWords) * 100;
      return {
        word: forms[0].word,
        count,
        forms: forms.length > 1 ? [...forms] : [],
        percentage,
        category: frequencyCategory(percentage),
      };
    });
}

function ofCategory(category: FrequencyCategory, words: readonly WordFrequency[]) {
  const wordsOfCategory = words.filter((word) => word.category === category);
  return {
    category,
    uniqueWords: wordsOfCategory.length,
    words: sum(wordsOfCategory.map(({ count }) => count)),
  };
}
