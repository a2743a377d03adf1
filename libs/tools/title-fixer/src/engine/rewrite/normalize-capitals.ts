import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { WRITTEN_NAMES } from '@seller-toolbox/reference-data/written-names.data';
import { hyphenatedCodes } from '../check/hyphenated-codes.ts';
import { FITTED_MAKERS } from './lexicon.data.ts';
import { isModifier, lexiconOf, namesProduct } from './part-role.ts';
import { BRAND_MARK } from './title-part.ts';

/** One or two words in all caps can be a name. */
export const MAX_ALL_CAPS_WORDS = 2;

/** In letters. Shorter words in all caps are often abbreviations, unless the whole title is in all caps. */
const MIN_ALL_CAPS = 5;
const MIN_CAPITALIZED_LENGTH = 3;

/** The usual spelling of a name by its capitals. */
export const KNOWN_NAMES: ReadonlyMap<string, string> = new Map(
  WRITTEN_NAMES.map((name) => [name.toUpperCase(), name]),
);
// With its ending after an apostrophe: "NATURE'S".
const ALL_CAPS = /(?<![\p{L}\p{N}])\p{Lu}+(?:['’]\p{Lu}+)*(?![\p{L}\p{N}])/gu;
const HAS_LOWERCASE = /\p{Ll}/u;
// A word without a vowel is an abbreviation in any title: "RGB".
const HAS_VOWEL = /[AEIOUYÄÖÜÀÂÉÈÊËÎÏÔÙÛÁÍÓÚÌÒ]/u;
const ROMAN_NUMBER = /^[IVX]{2,}$/u;
/** An English ending after an apostrophe: "Nature's", "Don't"; a longer one is a name: "O'Neill". */
const MAX_ENDING = 2;

/** Capitalizes words in all caps; known names get their usual spelling, connectors become lower case in a title in all caps. */
export function normalizeCapitals(text: string, language: string): { text: string; words: string[] } {
  const words = new Set<string>();
  const isAllCaps = isMostlyAllCaps(text);
  const minLength = isAllCaps ? MIN_CAPITALIZED_LENGTH : MIN_ALL_CAPS;
  const { connectors } = lexiconOf(language);
  const codes = hyphenatedCodes(text);
  const shouted = (text.match(ALL_CAPS) ?? []).filter((each) => each.length >= MIN_ALL_CAPS).length;
  const normalize = (word: string, index: number) => {
    if (codes.some(({ start, end }) => start <= index && index < end)) return word;
    if (BRAND_MARK.test(word) || ROMAN_NUMBER.test(word)) return word;
    if (!isAllCaps && isName(word, text.slice(0, index), { text, shouted, language })) return word;
    // A single letter can be a designator: "Vitamin A", "Type A".
    if (isAllCaps && index > 0 && word.length > 1 && connectors.includes(foldCase(word)))
      return foldCase(word);
    if (word.length < minLength || (word.length < MIN_ALL_CAPS && !HAS_VOWEL.test(word))) return word;
    const normalized =
      KNOWN_NAMES.get(word) ??
      word
        .split(/(?<=['’])/u)
        .map(capitalize)
        .join('');
    if (normalized !== word) words.add(word);
    return normalized;
  };
  return { text: text.replace(ALL_CAPS, normalize), words: [...words] };
}

/** The only word in capitals in front of a title, or one behind a maker that the product fits: "KLARVITA Vitamin D3", "Canon PIXMA". */
function isName(
  word: string,
  before: string,
  { text, shouted, language }: { text: string; shouted: number; language: string },
): boolean {
  const maker = foldCase(before.trimEnd().split(/\s/u).at(-1) ?? '');
  if (FITTED_MAKERS.includes(maker)) return true;
  const isOrdinary = namesProduct(word, language) || isModifier(foldCase(word), language);
  return before === '' && shouted === 1 && /^\s\p{Lu}\p{Ll}/u.test(text.slice(word.length)) && !isOrdinary;
}

function capitalize(part: string, index: number): string {
  const rest = foldCase(part.slice(1));
  return index > 0 && part.length <= MAX_ENDING ? foldCase(part) : part.slice(0, 1) + rest;
}

/** Whether more words are in all caps than not, known names excluded. */
function isMostlyAllCaps(text: string): boolean {
  const allCaps = (text.match(ALL_CAPS) ?? []).filter(
    (word) => word.length >= MIN_CAPITALIZED_LENGTH && !KNOWN_NAMES.has(word),
  );
  return allCaps.length > text.split(/\s+/u).filter((word) => HAS_LOWERCASE.test(word)).length;
}
