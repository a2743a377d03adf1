import { foldCase } from './fold-case.ts';
import { splitKeywords } from './keyword-separators.ts';

/** A search phrase and how often it is searched for; null where the list does not say. */
export interface ListedKeyword {
  readonly text: string;
  readonly volume: number | null;
}

/** Behind a separator, with or without groups of thousands. */
const VOLUME = /(?:[\t,;，；:]| {2}) ?(\d{1,3}(?:[.,]\d{3}){1,4}|\d{1,12})(?:[.,]\d{1,2})?$/u;

/** Reads one keyword a line with its volume, or a list without volumes. Of a repeated keyword the first one counts. */
export function parseKeywordList(text: string): ListedKeyword[] {
  const found = new Map<string, ListedKeyword>();
  const add = (keyword: string, volume: number | null) => {
    const trimmed = keyword.trim().replace(/^["']|["']$/gu, '');
    if (/\p{L}/u.test(trimmed) && !found.has(foldCase(trimmed)))
      found.set(foldCase(trimmed), { text: trimmed, volume });
  };
  for (const line of text.split(/\r?\n/u)) {
    const trimmed = line.trimEnd();
    const match = VOLUME.exec(trimmed);
    const keyword = trimmed.slice(0, match?.index ?? 0);
    if (match && /\p{L}/u.test(keyword)) add(keyword, Number((match[1] ?? '').replace(/\D/gu, '')));
    else for (const item of splitKeywords(line)) add(item, null);
  }
  return [...found.values()];
}
