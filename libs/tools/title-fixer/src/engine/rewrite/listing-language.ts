import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { ParsedTitle } from '../check/parse-title.ts';
import type { TitleFixerInput } from '../title-fixer.schema.ts';
import { isProductNoun, lexiconOf } from './part-role.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /(?<![\p{L}\p{N}])\p{Script=Latin}{2,}(?![\p{L}\p{N}])/gu;
const SPACED = ['en', 'de', 'fr', 'es', 'it'] as const;

/** A name in another script is shorter. */
const MIN_FOREIGN_CHARACTERS = 4;
/** Names and models of a Japanese title are often Latin. */
const MIN_LATIN_WORDS_IN_JAPANESE = 6;
/** One word may be a loan or a name. */
const MIN_FOREIGN_WORDS = 2;
const MIN_WORD = 4;

/**
 * Whether a title is in another language than the listings of its marketplace. Product pages have to be in the local language of the
 * store, except foreign books: Amazon product detail page rules (amazon.co.jp, G200390640), read on 2026-11-30. French in Canada
 * and any doubt are no finding: brand names, loan words and English in titles of other languages are common.
 */
export function isInOtherLanguage(
  title: Pick<ParsedTitle, 'text' | 'brandSpans'>,
  { marketplace, category }: Pick<TitleFixerInput, 'marketplace' | 'category'>,
  language: string,
): boolean {
  if (category === 'books') return false;
  const text = withoutBrand(title);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const [kana, han, latin] = [count(KANA), count(HAN), count(LATIN_WORD)];
  if (language === 'ja') return kana + han === 0 && latin >= MIN_LATIN_WORDS_IN_JAPANESE;
  if (kana + han > latin && kana + han >= MIN_FOREIGN_CHARACTERS) return true;
  const words = [...new Set(text.match(LATIN_WORD)?.map(foldCase) ?? [])];
  const own = words.filter((word) => isKnown(word, language)).length;
  return SPACED.filter((other) => other !== language && !(marketplace === 'CA' && other === 'fr')).some(
    (other) => {
      const isOther = other === 'en' ? isEnglish : (word: string) => isKnown(word, other);
      const foreign = words.filter((word) => !isKnown(word, language) && isOther(word)).length;
      return foreign >= MIN_FOREIGN_WORDS && foreign > 2 * own;
    },
  );
}

function withoutBrand({ text, brandSpans }: Pick<ParsedTitle, 'text' | 'brandSpans'>): string {
  return brandSpans.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

/** Whether a lexicon has a word: a product, color, property, buyer or small word. */
function isKnown(word: string, language: string): boolean {
  const { colors, features, audiences, connectors } = lexiconOf(language);
  if (connectors.includes(word)) return true;
  if (word.length < MIN_WORD) return false;
  return (
    colors.includes(word) ||
    features.includes(word) ||
    audiences.includes(word) ||
    isProductNoun(word, language)
  );
}

/** English nouns are in titles of every language; its small words are not. */
function isEnglish(word: string): boolean {
  return word.length > 2 && lexiconOf('en').connectors.includes(word);
}
