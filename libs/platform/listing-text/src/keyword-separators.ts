/** Between keywords: commas and semicolons of either width, the ideographic comma, tabs of pasted cells and line breaks. */
const SEPARATORS = /[,，､、;；\t\r\n\u2028\u2029]/u;

/** Splits a text into its keywords: trimmed, without empty ones. A space separates words, not keywords. */
export function splitKeywords(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
}
