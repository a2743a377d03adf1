import { codePointLength } from '@seller-toolbox/listing-text/code-points';

/** A keyword with its measures. */
export interface Keyword {
  readonly text: string;
  /** Words separated by white space. */
  readonly words: number;
  /** Unicode code points. */
  readonly chars: number;
}

export function measureKeyword(text: string): Keyword {
  return { text, words: countWords(text), chars: codePointLength(text) };
}

/** Words and characters that a separator adds between two keywords: "-" merges two words, so it adds −1. */
export function measureSeparator(separator: string): { readonly words: number; readonly chars: number } {
  return { words: countWords(`a${separator}a`) - 2, chars: codePointLength(separator) };
}

function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
