import { LEXICONS } from './lexicon.data.ts';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/gu;
/** A title with more Chinese characters than this is Chinese whatever its marketplace. */
const MIN_HAN = 4;

/** The language of a title: that of its marketplace, unless its script says otherwise. */
export function titleLanguage(text: string, marketplaceLanguage: string): string {
  if (KANA.test(text)) return 'ja';
  if (marketplaceLanguage === 'ja') return 'ja';
  if ((text.match(HAN)?.length ?? 0) >= MIN_HAN) return 'zh';
  return marketplaceLanguage === 'en' ? languageOfConnectors(text) : marketplaceLanguage;
}

/** French in Canada, Spanish in the US. */
const OTHERS = ['fr', 'es', 'it', 'de'] as const;
const MIN_CONNECTORS = 2;

/** The language that most of the small words belong to; English unless another has clearly more. */
function languageOfConnectors(text: string): string {
  const words = [...new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u))];
  const own = LEXICONS['en']?.connectors ?? [];
  const counts = OTHERS.map((language) => {
    const { connectors = [] } = LEXICONS[language] ?? {};
    return {
      language,
      count: words.filter((word) => connectors.includes(word) && !own.includes(word)).length,
    };
  }).sort((a, b) => b.count - a.count);
  const english = words.filter((word) => own.includes(word) && word.length > 1).length;
  const [best] = counts;
  return best && best.count >= MIN_CONNECTORS && best.count > english ? best.language : 'en';
}

/** Whether words of a language touch. */
export function isUnspaced(language: string): boolean {
  return language === 'ja' || language === 'zh';
}
