import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { splitKeywords } from '@seller-toolbox/listing-text/keyword-separators';

/**
 * The keywords of a text with separators, or of a list: trimmed, with single spaces, without blank ones. Duplicates in another case are dropped.
 */
export function toKeywords(keywords: string | readonly string[]): string[] {
  const given = typeof keywords === 'string' ? splitKeywords(keywords) : keywords;
  const distinct = new Map<string, string>();
  for (const keyword of given.map((item) => item.trim().replace(/\s+/gu, ' '))) {
    const folded = foldCase(keyword);
    if (keyword !== '' && !distinct.has(folded)) distinct.set(folded, keyword);
  }
  return [...distinct.values()];
}
