import { foldCase } from '@seller-toolbox/listing-text/fold-case';

const SEPARATORS = /[,，\n\r]/u;

/**
 * The keywords of a text separated by commas, full-width commas and line breaks, or of a list: trimmed, with single
 * spaces, without blank ones. Duplicates in another case are dropped.
 */
export function toKeywords(keywords: string | readonly string[]): string[] {
  const given = typeof keywords === 'string' ? keywords.split(SEPARATORS) : keywords;
  const distinct = new Map<string, string>();
  for (const keyword of given.map((item) => item.trim().replace(/\s+/gu, ' '))) {
    const folded = foldCase(keyword);
    if (keyword !== '' && !distinct.has(folded)) distinct.set(folded, keyword);
  }
  return [...distinct.values()];
}
