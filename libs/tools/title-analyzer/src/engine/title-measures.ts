import type { TitleMeasure } from '@seller-toolbox/reference-data/title-policies.data';
import { keywordDensity } from './keyword-density.ts';
import type { TitleReading } from './read-title.ts';
import { toCodePointPosition } from '@seller-toolbox/listing-text/code-points';

/** The measures that scoring rows compare; null where not applicable. */
export type TitleMeasures = Readonly<Record<TitleMeasure, number | null>> & {
  readonly length: number;
  readonly charactersOverLimit: number;
  readonly wordCount: number;
};

/** Measures a parsed title. Each distinct subjective word counts once. */
export function measureTitle(reading: TitleReading, maxLength: number): TitleMeasures {
  const { keyword, length, text, words } = reading;
  const [first] = keyword ?? [];
  return {
    length,
    charactersOverLimit: Math.max(0, length - maxLength),
    wordCount: words.length,
    keywordOccurrences: keyword ? keyword.length : null,
    keywordsApart: keyword ? Math.min(1, reading.keywordWords.length) : null,
    keywordStart: first ? toCodePointPosition(text, first.start) : null,
    keywordDensity: keyword ? keywordDensity(keyword, words.length) : null,
    subjectiveWords: distinctPhrases(reading.subjectiveWords).length,
    symbols: reading.symbols.length,
    punctuation: reading.punctuation.length,
    capitalWords: reading.capitalWords.length,
    brandWords: reading.brandWords.length,
    missingCategoryKeywords: reading.missingCategoryKeywords.length,
  };
}

/** The phrases found, each once, in the order of their first occurrence. */
export function distinctPhrases(matches: TitleReading['subjectiveWords']): string[] {
  return [...new Set(matches.map(({ phrase }) => phrase))];
}
