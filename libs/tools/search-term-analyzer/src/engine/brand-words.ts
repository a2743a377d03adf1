import { isUnspaced, toTermText, wordsOf } from './term-text.ts';

/** Says of a term whether it names one of the brands. */
export type IsBrand = (term: string) => boolean;

/** Brands as typed: a list, or one text with commas or line breaks. */
export function brandsOf(typed: string | readonly string[]): readonly string[] {
  const parts = typeof typed === 'string' ? typed.split(/[,，、;；\n\t]/u) : typed;
  return [...new Set(parts.map(toTermText))].filter((brand) => brand !== '');
}

/** Brands are found as whole words or phrases, never inside a word; where words have no spaces, anywhere in the term. */
export function brandFinder(brands: readonly string[]): IsBrand {
  if (brands.length === 0) return () => false;
  const written = brands.map((brand) => ({ text: spaced(brand), raw: brand, anywhere: isUnspaced(brand) }));
  return (term) => {
    const words = spaced(term);
    return written.some(({ text, raw, anywhere }) => (anywhere ? term.includes(raw) : words.includes(text)));
  };
}

function spaced(text: string): string {
  return ` ${isUnspaced(text) ? text : wordsOf(text).join(' ')} `;
}
