import type { WordTree } from './words.ts';

/** Dotted keys with their placeholders, sorted: what the files of all languages have in common. */
export function wordsShape(words: WordTree): string[] {
  return texts(words)
    .map(([key, text]) => `${key} ${(text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')}`)
    .sort();
}

/** The keys behind which no text stands. */
export function emptyWords(words: WordTree): string[] {
  return texts(words).flatMap(([key, text]) => (text.trim() === '' ? [key] : []));
}

function texts(words: WordTree, path: readonly string[] = []): [key: string, text: string][] {
  return Object.entries(words).flatMap(([name, entry]): [string, string][] => {
    const inner = [...path, name];
    return typeof entry === 'string' ? [[inner.join('.'), entry]] : texts(entry, inner);
  });
}
