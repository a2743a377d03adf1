import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { findOccurrences } from '@seller-toolbox/listing-text/keyword-occurrences';
import { segmentWords, type SegmentedText, type Span, type Word } from '@seller-toolbox/listing-text/words';
import { isExemptWord } from './exempt-words.ts';
import { hyphenatedCodes } from './hyphenated-codes.ts';
import { groupForms } from '@seller-toolbox/listing-text/plural-forms';
import type { TitleRules } from './title-rules.ts';

/** A trimmed title, segmented and counted for the rules. */
export interface ParsedTitle extends SegmentedText {
  /** Code points. */
  readonly length: number;
  /** The occurrences of the brand that are not part of a longer word. */
  readonly brandSpans: readonly Span[];
  /** The words that count as repetitions, grouped by singular. */
  readonly countedWords: ReadonlyMap<string, readonly Word[]>;
}

const LETTER_OR_DIGIT_BEFORE = /[\p{L}\p{N}]$/u;
const LETTER_OR_DIGIT_AFTER = /^[\p{L}\p{N}]/u;
// Scripts without spaces, where a brand touches the words around it.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Memoizes by rule set: rewriting parses the same titles many times. */
const parsedTitles = new WeakMap<TitleRules, Map<string, ParsedTitle>>();

/** Parses a trimmed title in the marketplace's language, memoized. */
export function parseTitle(title: string, rules: TitleRules): ParsedTitle {
  const cached = parsedTitles.get(rules) ?? new Map<string, ParsedTitle>();
  parsedTitles.set(rules, cached);
  const parsedTitle = cached.get(title) ?? segmentTitle(title, rules);
  cached.set(title, parsedTitle);
  return parsedTitle;
}

function segmentTitle(title: string, rules: TitleRules): ParsedTitle {
  // The segmenter treats "Mouse_Pad" as one word.
  const segments = segmentWords(title.replaceAll('_', ' '), rules.segmenterLocale);
  const segmented = { ...segments, text: title };
  return {
    ...segmented,
    length: codePointLength(title),
    brandSpans: findBrand(segmented, rules.brand),
    countedWords: countWords(segmented, rules),
  };
}

/** The occurrences of a brand, in any case, that are not part of a longer word. */
export function findBrand(segmented: SegmentedText, brand: string): Span[] {
  const { text } = segmented;
  return findOccurrences(segmented, brand).filter(
    ({ start, end, isWhole }) =>
      isWhole ||
      UNSPACED.test(brand) ||
      !(LETTER_OR_DIGIT_BEFORE.test(text.slice(0, start)) || LETTER_OR_DIGIT_AFTER.test(text.slice(end))),
  );
}

function countWords({ text, words }: SegmentedText, rules: TitleRules): Map<string, Word[]> {
  const { brand, language, segmenterLocale, repeatedWords, forbiddenWords } = rules;
  const messageWords = new Set([...repeatedWords, ...forbiddenWords]);
  const brandWords = new Set(
    (brand === '' ? [] : segmentWords(brand, segmenterLocale).words).map(({ folded }) => folded),
  );
  const codes = hyphenatedCodes(text);
  const isInCode = ({ start }: Word) => codes.some((code) => code.start <= start && start < code.end);
  const counted = words.filter(
    (word) =>
      !brandWords.has(word.folded) &&
      (messageWords.has(word.folded) || !(isExemptWord(word.folded, language) || isInCode(word))),
  );
  const forms = groupForms(
    counted.map(({ folded }) => folded),
    language,
  );
  const groups = new Map<string, Word[]>();
  for (const word of counted) {
    const key = forms.get(word.folded) ?? word.folded;
    groups.set(key, [...(groups.get(key) ?? []), word]);
  }
  return groups;
}
