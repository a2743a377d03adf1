import { splitKeywords } from '@seller-toolbox/listing-text/keyword-separators';
import { isUnspaced, toTermText, wordsOf } from './term-text.ts';

/** Whether a term names one of the brands. */
export type IsBrand = (term: string) => boolean;

/** Parses brands: a list, or one text separated by commas or line breaks. */
export function brandsOf(typed: string | readonly string[]): readonly string[] {
  const parts = typeof typed === 'string' ? splitKeywords(typed) : typed;
  return [...new Set(parts.map(toTermText))].filter((brand) => brand !== '');
}

/** Matches brands as whole words or phrases, never inside a word; in scripts without spaces, anywhere in the term. */
export function brandMatcher(brands: readonly string[]): IsBrand {
  if (brands.length === 0) return () => false;
  const patterns = brands.map((brand) => ({
    text: padWithSpaces(brand),
    raw: brand,
    anywhere: isUnspaced(brand),
  }));
  return (term) => {
    const words = padWithSpaces(term);
    return patterns.some(({ text, raw, anywhere }) => (anywhere ? term.includes(raw) : words.includes(text)));
  };
}

function padWithSpaces(text: string): string {
  return ` ${isUnspaced(text) ? text : wordsOf(text).join(' ')} `;
}
