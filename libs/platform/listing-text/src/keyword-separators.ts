/** Between keywords: commas and semicolons of either width, the ideographic comma, tabs of pasted cells and line breaks. */
const SEPARATORS = /[,，､、;；\t\r\n\u2028\u2029]/u;

/** Splits a text into its keywords: trimmed, without empty ones. A space separates words, not keywords. */
export function splitKeywords(text: string): string[] {
  return trimKeywords(text.split(SEPARATORS));
}

/** Trims keywords and drops the empty ones. */
export function trimKeywords(keywords: readonly string[]): string[] {
  return keywords.map((keyword) => keyword.trim()).filter((keyword) => keyword !== '');
}
