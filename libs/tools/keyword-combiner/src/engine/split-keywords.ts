import { splitKeywords, trimKeywords } from '@seller-toolbox/listing-text/keyword-separators';

const LINE_BREAKS = /(?<!\s)\s*[\r\n\u2028\u2029]\s*/gu;

/** The keywords of a group: a text is split; the entries of a list may contain commas. */
export function keywordsOf(group: string | readonly string[]): string[] {
  if (typeof group === 'string') return splitKeywords(group);
  // A line break inside a keyword would give two rows in a text file.
  return trimKeywords(group.map((keyword) => keyword.replace(LINE_BREAKS, ' ')));
}
