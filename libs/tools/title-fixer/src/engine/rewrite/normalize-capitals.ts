import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { WRITTEN_NAMES } from '@seller-toolbox/reference-data/written-names.data';
import type { TitleRules } from '../check/title-rules.ts';
import { CONNECTORS } from './connectors.data.ts';
import { isOneOf } from './phrase-boundary.ts';
import type { TokenizedTitle, Token } from './tokens.ts';

/** In letters. Shorter words in all caps are often abbreviations, unless the whole title is in all caps. */
const MIN_ALL_CAPS = 5;
const MIN_CAPITALIZED_LENGTH = 3;

const KNOWN_NAMES: ReadonlyMap<string, string> = new Map(
  WRITTEN_NAMES.map((name) => [name.toUpperCase(), name]),
);
const ALL_CAPS = /(?<![\p{L}\p{N}])\p{Lu}+(?![\p{L}\p{N}])/gu;
const HAS_ALL_CAPS = new RegExp(`\\p{Lu}{${MIN_CAPITALIZED_LENGTH}}`, 'u');
const HAS_LOWERCASE = /\p{Ll}/u;
// A word without a vowel is an abbreviation in any title: "RGB".
const HAS_VOWEL = /[AEIOUYÄÖÜÀÂÉÈÊËÎÏÔÙÛÁÍÓÚÌÒ]/u;
const ROMAN_NUMBER = /^[IVX]{2,}$/u;

/** Capitalizes words in all caps; known names get their usual spelling, connectors become lower case in a title in all caps. */
export function normalizeCapitals(
  { tokens, trailingSeparator }: TokenizedTitle,
  { language, segmenterLocale }: Pick<TitleRules, 'language' | 'segmenterLocale'>,
): { title: TokenizedTitle; words: string[] } {
  if (!tokens.some(({ text }) => HAS_ALL_CAPS.test(text)))
    return { title: { tokens, trailingSeparator }, words: [] };
  const words = new Set<string>();
  const isAllCaps = isMostlyAllCaps(tokens);
  const minLength = isAllCaps ? MIN_CAPITALIZED_LENGTH : MIN_ALL_CAPS;
  const normalize = (word: string) => {
    if (ROMAN_NUMBER.test(word)) return word;
    if (word.length < minLength || (word.length < MIN_ALL_CAPS && !HAS_VOWEL.test(word))) return word;
    const rest = word.slice(1).toLocaleLowerCase(segmenterLocale);
    const normalized = KNOWN_NAMES.get(word) ?? word.slice(0, 1) + rest;
    if (normalized !== word) words.add(word);
    return normalized;
  };
  const textOf = (token: Token, index: number) => {
    if (token.isBrand) return token.text;
    // A single letter can be a designator: "Vitamin A", "Type A".
    const canBeConnector = isAllCaps && index > 0 && token.text.length > 1;
    const isConnectorWord = canBeConnector && isOneOf(CONNECTORS, token, language);
    return isConnectorWord ? foldCase(token.text) : token.text.replace(ALL_CAPS, normalize);
  };
  return {
    title: {
      tokens: tokens.map((token, index) => ({ ...token, text: textOf(token, index) })),
      trailingSeparator,
    },
    words: [...words],
  };
}

/** Whether more words are in all caps than not, known names excluded. */
function isMostlyAllCaps(tokens: readonly Token[]): boolean {
  const texts = tokens.filter(({ isBrand }) => !isBrand).map(({ text }) => text);
  const allCaps = texts
    .flatMap((text) => text.match(ALL_CAPS) ?? [])
    .filter((word) => word.length >= MIN_CAPITALIZED_LENGTH && !KNOWN_NAMES.has(word));
  return allCaps.length > texts.filter((text) => HAS_LOWERCASE.test(text)).length;
}
