import { codePointLength } from '@seller-toolbox/listing-text/code-points';

/** A keyword with what is counted of it. */
export interface Keyword {
  readonly text: string;
  /** Stretches between white space. */
  readonly words: number;
  /** Unicode code points. */
  readonly chars: number;
}

export function measureKeyword(text: string): Keyword {
  return { text, words: countWords(text), chars: codePointLength(text) };
}

/** How many words and characters a separator adds where it joins two keywords; "-" makes one word of two. */
export function measureSeparator(separator: string): { readonly words: number; readonly chars: number } {
  return { words: countWords(`a${separator}a`) - 2, chars: codePointLength(separator) };
}

function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
