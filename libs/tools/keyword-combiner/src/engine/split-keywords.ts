// The specification's comma, full-width comma and line break; a tab parts the cells of a pasted spreadsheet row.
const SEPARATORS = /[,，\t\r\n\u2028\u2029]/u;
const LINE_BREAKS = /\s*[\r\n\u2028\u2029]\s*/gu;

/** The keywords of a group's text, trimmed, without empty ones, in their order. */
export function splitKeywords(text: string): string[] {
  return trimmed(text.split(SEPARATORS));
}

/** The keywords of a group: a text is split, a list is taken entry by entry (an entry may hold a comma). */
export function keywordsOf(group: string | readonly string[]): string[] {
  if (typeof group === 'string') return splitKeywords(group);
  // A line break inside a keyword would become two rows of a text file.
  return trimmed(group.map((keyword) => keyword.replace(LINE_BREAKS, ' ')));
}

function trimmed(keywords: readonly string[]): string[] {
  return keywords.map((keyword) => keyword.trim()).filter((keyword) => keyword !== '');
}
