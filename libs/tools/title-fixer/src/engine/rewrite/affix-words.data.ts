/**
 * Words that negate or change the meaning of the next word, in lower case, by language of the listing: "wrinkle" is the
 * opposite of "anti wrinkle". Compiled on 2026-11-22 from product titles.
 */
export const PREFIX_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: words('anti non no not zero low high self multi semi dual double half full extra'),
  de: words('anti nicht kein keine mehr'),
  fr: words('anti non multi'),
  it: words('anti non multi'),
  es: words('anti no multi'),
};

/** Words that do the same to the word before them: "BPA free", "water resistant". */
export const SUFFIX_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: words('free proof resistant repellent safe friendly less'),
  de: words('frei fest sicher beständig'),
};

function words(list: string): readonly string[] {
  return list.split(' ');
}
