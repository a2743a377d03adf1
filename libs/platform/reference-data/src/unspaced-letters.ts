/** A letter of Chinese or Japanese. */
export const CJK_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A letter of a marketplace's language that writes no spaces between words: Chinese, Japanese or Thai. */
export const UNSPACED_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
