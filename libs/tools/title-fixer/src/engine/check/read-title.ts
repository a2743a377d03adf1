import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { findOccurrences } from '@seller-toolbox/listing-text/keyword-occurrences';
import { segmentWords, type SegmentedText, type Span, type Word } from '@seller-toolbox/listing-text/words';
import { isExemptWord } from './exempt-words.ts';
import { groupForms } from './plural-forms.ts';
import type { TitleRules } from './title-rules.ts';

/** A trimmed title as the rules see it. */
export interface TitleReading extends SegmentedText {
  /** Code points. */
  readonly length: number;
  /** Where the brand stands, as a name of its own. */
  readonly brandSpans: readonly Span[];
  /** The words that count for repetition, by the word that they count as: forms of one word together. */
  readonly countedWords: ReadonlyMap<string, readonly Word[]>;
}

const LETTER_OR_DIGIT_BEFORE = /[\p{L}\p{N}]$/u;
const LETTER_OR_DIGIT_BEHIND = /^[\p{L}\p{N}]/u;
// Scripts without spaces, where a name touches its neighbors.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** While a title is rewritten by one set of rules, it and its versions are looked at again and again. */
const readings = new WeakMap<TitleRules, Map<string, TitleReading>>();

/** Reads a trimmed title once, with the words of the marketplace's language. */
export function readTitle(title: string, rules: TitleRules): TitleReading {
  const known = readings.get(rules) ?? new Map<string, TitleReading>();
  readings.set(rules, known);
  const reading = known.get(title) ?? read(title, rules);
  known.set(title, reading);
  return reading;
}

function read(title: string, rules: TitleRules): TitleReading {
  // The segmenter takes "Mouse_Pad" for one word.
  const parted = segmentWords(title.replaceAll('_', ' '), rules.segmenterLocale);
  const segmented = { ...parted, text: title };
  return {
    ...segmented,
    length: codePointLength(title),
    brandSpans: findBrand(segmented, rules.brand),
    countedWords: countWords(segmented, rules),
  };
}

/** The places where a brand stands and is no part of a longer word, in any case. */
export function findBrand(segmented: SegmentedText, brand: string): Span[] {
  const { text } = segmented;
  return findOccurrences(segmented, brand).filter(
    ({ start, end, isWhole }) =>
      isWhole ||
      UNSPACED.test(brand) ||
      !(LETTER_OR_DIGIT_BEFORE.test(text.slice(0, start)) || LETTER_OR_DIGIT_BEHIND.test(text.slice(end))),
  );
}

function countWords({ words }: SegmentedText, rules: TitleRules): Map<string, Word[]> {
  const { brand, language, segmenterLocale, repeatedWords, forbiddenWords } = rules;
  const named = new Set([...repeatedWords, ...forbiddenWords]);
  const brandWords = new Set(
    (brand === '' ? [] : segmentWords(brand, segmenterLocale).words).map(({ folded }) => folded),
  );
  const counted = words.filter(
    ({ folded }) => !brandWords.has(folded) && (named.has(folded) || !isExemptWord(folded, language)),
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
