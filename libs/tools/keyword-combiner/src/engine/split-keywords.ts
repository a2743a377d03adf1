// Comma, full-width comma and line break as specified; tabs separate the cells of pasted spreadsheet rows.
const SEPARATORS = /[,，\t\r\n\u2028\u2029]/u;
const LINE_BREAKS = /(?<!\s)\s*[\r\n\u2028\u2029]\s*/gu;

/** Splits a text into trimmed, non-empty keywords. */
export function splitKeywords(text: string): string[] {
  return trimAll(text.split(SEPARATORS));
}

/** The keywords of a group: a text is split; the entries of a list may contain commas. */
export function keywordsOf(group: string | readonly string[]): string[] {
  if (typeof group === 'string') return splitKeywords(group);
  // A line break inside a keyword would give two rows in a text file.
  return trimAll(group.map((keyword) => keyword.replace(LINE_BREAKS, ' ')));
}

function trimAll(keywords: readonly string[]): string[] {
  return keywords.map((keyword) => keyword.trim()).filter((keyword) => keyword !== '');
}
