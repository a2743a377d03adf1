/** A keyword with what is counted of it. */
export interface Keyword {
  readonly text: string;
  /** Stretches between white space. */
  readonly words: number;
  /** Unicode code points. */
  readonly chars: number;
}

export function measureKeyword(text: string): Keyword {
  return { text, words: countWords(text), chars: countChars(text) };
}

/** How many words and characters a separator adds where it joins two keywords; "-" makes one word of two. */
export function measureSeparator(separator: string): { readonly words: number; readonly chars: number } {
  return { words: countWords(`a${separator}a`) - 2, chars: countChars(separator) };
}

function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

function countChars(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
