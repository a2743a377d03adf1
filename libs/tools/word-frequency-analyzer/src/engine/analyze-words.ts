import { findPhrases } from './phrases.ts';
import { frequencyCategory, FREQUENCY_CATEGORIES, type FrequencyCategory } from './frequency-category.ts';
import { readabilityScore } from './readability.ts';
import { sum } from './sum.ts';
import type { TalliedWord, WordTally } from './word-tally.ts';

/** Number of keywords. */
const TOP_KEYWORDS = 10;

export interface WordFrequency {
  readonly word: string;
  readonly count: number;
  /** Percent of the words counted. */
  readonly percentage: number;
  readonly category: FrequencyCategory;
}

/** Figures of a finished tally, over the words counted; most frequent first, ties in order of appearance. */
export function analyzeWords(tally: WordTally) {
  const counted = tally.words.filter(({ isCounted }) => isCounted);
  const totalWords = sum(counted.map(({ count }) => count));
  const letters = sum(counted.map(({ count, length }) => count * length));
  const averageWordLength = totalWords === 0 ? 0 : letters / totalWords;
  const wordFrequencies = toFrequencies(counted, totalWords);
  return {
    totalWords,
    uniqueWords: counted.length,
    allWords: sum(tally.words.map(({ count }) => count)),
    wordFrequencies,
    topKeywords: wordFrequencies.slice(0, TOP_KEYWORDS).map(({ word }) => word),
    averageWordLength,
    readabilityScore: totalWords === 0 ? null : readabilityScore(averageWordLength),
    categories: FREQUENCY_CATEGORIES.map((category) => ofCategory(category, wordFrequencies)),
    phrases: findPhrases(tally),
  };
}

function toFrequencies(counted: readonly TalliedWord[], totalWords: number): WordFrequency[] {
  return [...counted]
    .sort((a, b) => b.count - a.count)
    .map(({ word, count }) => {
      const percentage = (count / totalWords) * 100;
      return { word, count, percentage, category: frequencyCategory(percentage) };
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
