/** Between keywords: commas and semicolons of either width, the ideographic comma, tabs of pasted cells and line breaks. */
export const KEYWORD_SEPARATOR = /[,，､、;；\t\r\n\u2028\u2029]/u;
const WORD_SEPARATORS = new RegExp(`(?:\\s|${KEYWORD_SEPARATOR.source})+`, 'u');

/** Splits a text into its keywords: trimmed, without empty ones. A space separates words, not keywords. */
export function splitKeywords(text: string): string[] {
  return text
    .split(KEYWORD_SEPARATOR)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
}

/** Splits a list in which a space separates too, as in search terms that are limited in bytes. */
export function splitListedWords(text: string): string[] {
  return text.split(WORD_SEPARATORS).filter((word) => word !== '');
}
