import type { WordTree } from './words.ts';

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

/**
 * Dotted keys with their placeholders, sorted: what the files of all languages have in common. Plural forms (`count_one`)
 * are one key, because languages differ in them.
 */
export function wordsShape(words: WordTree): string[] {
  const shape = texts(words).map(([key, text]) => {
    const placeholders = (text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ');
    return `${key.replace(PLURAL_FORM, '')} ${placeholders}`;
  });
  return [...new Set(shape)].sort();
}

/** The keys without a text. */
export function emptyWords(words: WordTree): string[] {
  return texts(words).flatMap(([key, text]) => (text.trim() === '' ? [key] : []));
}

function texts(words: WordTree, path: readonly string[] = []): [key: string, text: string][] {
  return Object.entries(words).flatMap(([name, entry]): [string, string][] => {
    const inner = [...path, name];
    return typeof entry === 'string' ? [[inner.join('.'), entry]] : texts(entry, inner);
  });
}
