/**
 * Words that turn the meaning of the word behind them, in lower case, by language of the listing: without "anti", "anti
 * wrinkle" says the contrary. Put together on 2026-11-22 from product titles.
 */
export const LEADING_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: words('anti non no not zero low high self multi semi dual double half full extra'),
  de: words('anti nicht kein keine mehr'),
  fr: words('anti non multi'),
  it: words('anti non multi'),
  es: words('anti no multi'),
};

/** The same for the word before them: "BPA free", "water resistant". */
export const TRAILING_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: words('free proof resistant repellent safe friendly less'),
  de: words('frei fest sicher beständig'),
};

function words(list: string): readonly string[] {
  return list.split(' ');
}
