import type { TitlePolicy } from '@seller-toolbox/reference-data/title-policies.data';
import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import type { Word } from '@seller-toolbox/listing-text/words';

export interface Readability {
  /** 0 to 100. */
  readonly score: number;
  readonly averageWordLength: number;
  readonly longWords: number;
  readonly averagePoints: number;
  readonly longWordPoints: number;
}

/** 100 less twice the length of the average word and 5 for each word longer than 8 letters. Without words it is 0. */
export function readability(words: readonly Word[], rules: TitlePolicy['readability']): Readability {
  const lengths = words.map(({ text }) => codePointLength(text));
  const averageWordLength =
    words.length === 0 ? 0 : lengths.reduce((sum, length) => sum + length, 0) / words.length;
  const longWords = lengths.filter((length) => length > rules.longWordAbove).length;
  const averagePoints = averageWordLength * rules.pointsPerAverageLetter;
  const longWordPoints = longWords * rules.pointsPerLongWord;
  const score = words.length === 0 ? 0 : Math.max(0, 100 - averagePoints - longWordPoints);
  return { score, averageWordLength, longWords, averagePoints, longWordPoints };
}
