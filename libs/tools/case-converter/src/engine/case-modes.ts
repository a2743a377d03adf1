import { markAlternating, markInverse, markSentences, markTitles, type TitleStyle } from './case-marks.ts';
import { withCaseAt } from './case-at.ts';

/** The six conversions, in the order of their cards. */
export const CASE_MODES = ['title', 'upper', 'lower', 'sentence', 'inverse', 'alternating'] as const;
export type CaseMode = (typeof CASE_MODES)[number];

/**
 * Writes a text in another case, by Unicode's own mappings without a language ("ß" becomes "SS", "I" becomes "i").
 * - title: the first letter of each word is a capital (`i'm` becomes `I'm`); known names keep their spelling; `style` decides
 *   about small words
 * - sentence: the first letter of each sentence and line is a capital, all others are small
 * - inverse: capitals become small and small letters capitals
 * - alternating: small and capital letters in turn, starting small; only letters count
 */
export function convertCase(text: string, mode: CaseMode, style: TitleStyle = 'plain'): string {
  switch (mode) {
    case 'upper':
      return text.toUpperCase();
    case 'lower':
      return text.toLowerCase();
    case 'title':
      return withCaseAt(text, markTitles(text, style));
    case 'sentence':
      return withCaseAt(text, markSentences(text));
    case 'inverse':
      return withCaseAt(text, markInverse(text));
    case 'alternating':
      return withCaseAt(text, markAlternating(text));
  }
}
