// O'Neill, L'Oréal, D'Addario: a capital behind the apostrophe of one letter, in a word that is not all capitals.
const NAME_WITH_APOSTROPHE = /^\p{Lu}['’]\p{Lu}\p{Ll}+$/u;
// Irish names, in any case: only they have "O" before an apostrophe.
const IRISH_NAME = /^[oO]['’]\p{L}{3,}$/u;
// Ratings of IEC 60529: IP67, IP69K, IPX7.
const PROTECTION_RATING = /^ip[\dx]\d[a-z]?$/iu;
// A code that begins with a letter: WH1000, A4, M8X20.
const CODE = /^(?=\p{Lu}+\p{N})[\p{Lu}\p{N}]+$/u;
// "3m" may be a length, "3M" is the maker.
const MAKERS = new Set(['3M']);
const MIXED = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u;

/** Names and codes that title case must not change, in their spelling; undefined for other words. */
export function keptSpelling(word: string): string | undefined {
  if (NAME_WITH_APOSTROPHE.test(word) || CODE.test(word) || MAKERS.has(word)) return word;
  if (PROTECTION_RATING.test(word)) return word.toUpperCase();
  return IRISH_NAME.test(word)
    ? `O${word.charAt(1)}${word.charAt(2).toUpperCase()}${word.slice(3).toLowerCase()}`
    : undefined;
}

/** Whether a word has capitals inside as names of products have: PlayStation, McCormick. */
export function hasInnerCapital(word: string): boolean {
  return MIXED.test(word);
}

// D'Addario, L'Oréal: no "y'all".
const NAME_WITH_LETTER = /^\p{L}['’]\p{L}{4,}$/u;
const CODES = /^hdr10$/iu;

/** What the style of Amazon writes with a capital behind an apostrophe, and codes in capitals, in any case. */
export function spellingByAmazon(word: string): string | undefined {
  if (CODES.test(word)) return word.toUpperCase();
  if (!NAME_WITH_LETTER.test(word)) return undefined;
  return `${word.slice(0, 3).toUpperCase()}${word.slice(3).toLowerCase()}`;
}
