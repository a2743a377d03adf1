/** Characters of a title; in scripts without spaces a third of it says as much. */
const MIN_TITLE = 30;
const MIN_DENSE_TITLE = 16;
const MIN_TITLE_WORDS = 5;
const MIN_KEYWORDS = 3;
/** Of one keyword. */
const MAX_WORDS = 4;
const MAX_DENSE_LENGTH = 10;
/** From which words without capitals, figures and small words between them are search terms. */
const MIN_SEARCH_TERMS = 10;

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** What a title or a sentence has, and a row of search terms has not. */
const PROSE = /[^\p{Ll}\p{M}\s'-]|(?<!\p{L})(?:with|of|and|the|is|a|to|how|what)(?!\p{L})/u;
const SEPARATORS = /[\n,;，、；]+/u;

/** Whether a longer text is a product title or a list of keywords; null where it is neither. */
export function readTextKind(text: string): 'title' | 'keywords' | null {
  if (/^\S+:\/\/\S+$/u.test(text)) return null;
  const items = text
    .split(SEPARATORS)
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.length >= MIN_KEYWORDS && items.every(isKeyword)) return 'keywords';
  if (text.includes('\n')) return null;
  const dense = text.match(DENSE)?.length ?? 0;
  if (dense >= MIN_DENSE_TITLE) return 'title';
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  if (words.length >= MIN_SEARCH_TERMS && !PROSE.test(text)) return 'keywords';
  return text.length >= MIN_TITLE && words.length >= MIN_TITLE_WORDS ? 'title' : null;
}

/** A few words without figures. */
function isKeyword(item: string): boolean {
  if (/\d/.test(item) || !/\p{L}/u.test(item)) return false;
  const dense = item.match(DENSE)?.length ?? 0;
  return dense > 0
    ? dense <= MAX_DENSE_LENGTH && item.split(/\s+/u).length <= 2
    : item.split(/\s+/u).length <= MAX_WORDS;
}
