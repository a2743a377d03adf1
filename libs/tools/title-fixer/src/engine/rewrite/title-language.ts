const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/gu;
/** A title with more Chinese characters than this is Chinese whatever its marketplace. */
const MIN_HAN = 4;

/** The language of a title: that of its marketplace, unless its script says otherwise. */
export function titleLanguage(text: string, marketplaceLanguage: string): string {
  if (KANA.test(text)) return 'ja';
  if (marketplaceLanguage === 'ja') return 'ja';
  return (text.match(HAN)?.length ?? 0) >= MIN_HAN ? 'zh' : marketplaceLanguage;
}

/** Whether words of a language touch. */
export function isUnspaced(language: string): boolean {
  return language === 'ja' || language === 'zh';
}
