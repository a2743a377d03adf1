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
// McDonald's, McCormick, in any case; shorter ones are units (mcg), and MCMXC is a number.
const SCOTTISH_NAME = /^mc(?![cdilmvx]+$)\p{L}{3,}(?:['’]s)?$/iu;

/** What the style of Amazon writes with a capital behind an apostrophe, and codes in capitals, in any case. */
export function spellingByAmazon(word: string): string | undefined {
  if (CODES.test(word)) return word.toUpperCase();
  if (SCOTTISH_NAME.test(word)) return `Mc${word.charAt(2).toUpperCase()}${word.slice(3).toLowerCase()}`;
  if (!NAME_WITH_LETTER.test(word)) return undefined;
  return `${word.slice(0, 3).toUpperCase()}${word.slice(3).toLowerCase()}`;
}

/** No size: "2m by 3m". */
const BY = /(?:^|\s)[^\s\p{N}]+\sby\s$/iu;
/** A thing that is sold by its length, some words behind it: "3m braided cable". */
const OF_LENGTH =
  /^(?:\s+(?!(?:for|with|and|by|command|für|mit|pour|para|per)\s)[\p{L}-]+){0,3}\s+(?:x|\p{N}+\S*|long|wide|high|lang|\p{L}{0,12}kabel|c[aâ]bles?|cavo|cords?|hoses?|ropes?|wires?|chains?|leads?|pipes?|strips?|lights?|\p{L}{0,12}schlauch|seil|kette)(?!\p{L})/iu;
/** How far around a word its neighbours are read. */
const REACH = 60;

/** Whether a small "3m" is the maker: behind "by", or at the start of a line if it is no length of what follows. */
export function isMakerName(text: string, word: string, index: number): boolean {
  if (!MAKERS.has(word.toUpperCase())) return false;
  const before = text.slice(Math.max(0, index - REACH), index);
  if (BY.test(before)) return true;
  const after = text.slice(index + word.length, index + word.length + REACH);
  return /(?:^|[\r\n])[^\S\r\n]*$/u.test(before) && /^[^\S\r\n]+\p{L}/u.test(after) && !OF_LENGTH.test(after);
}
