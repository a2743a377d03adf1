// The separators of `keyword-separators.ts` in listing-text, which would load the code of the listing tools with this page; the
// spec compares both.
const SEPARATORS = /[,，､、;；\t\r\n\u2028\u2029]/u;
const LINE_BREAKS = /(?<!\s)\s*[\r\n\u2028\u2029]\s*/gu;

/** The keywords of a group: a text is split; the entries of a list may contain commas. */
export function keywordsOf(group: string | readonly string[]): string[] {
  if (typeof group === 'string') return trimAll(group.split(SEPARATORS));
  // A line break inside a keyword would give two rows in a text file.
  return trimAll(group.map((keyword) => keyword.replace(LINE_BREAKS, ' ')));
}

function trimAll(keywords: readonly string[]): string[] {
  return keywords.map((keyword) => keyword.trim()).filter((keyword) => keyword !== '');
}
