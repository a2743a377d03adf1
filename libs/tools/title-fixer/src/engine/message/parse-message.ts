import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { findCharacters } from './message-characters.ts';
import { findLimit } from './message-limit.ts';
import { findWords } from './message-words.ts';
import { BEFORE_CODE } from './message-words.data.ts';

/** What a pasted marketplace message says; a part that it does not say is left out. */
export interface ParsedMessage {
  /** Largest length of a title, characters. */
  limit?: number;
  /** Signs that a title may not hold. */
  chars?: string[];
  /** Words that are repeated or not allowed, lower case. */
  words?: string[];
  /** Those of `words` that are not allowed at all. */
  forbiddenWords?: string[];
  /** The message's own number, 4 to 8 digits. */
  code?: string;
}

// An ASIN's digits are no code, nor is a year or a part of a longer number.
const DIGITS = /(?<![\p{Script=Latin}\p{N}_-])(?<!\d[.,])\d{4,8}(?![\p{Script=Latin}\p{N}_-]|[.,]\d)/gu;
/** Four digits alone may be a year or a length; five or more are a code even without a word before them. */
const SURELY_CODE = 5;

/** Reads a message in whatever language it is; a message that says nothing of a title gives an empty answer. */
export function parseMessage(errorMessage: string): ParsedMessage {
  const message = foldCase(errorMessage.normalize('NFKC'));
  const limit = findLimit(message);
  const chars = findCharacters(foldCase(errorMessage));
  const { repeated, forbidden } = findWords(message);
  const code = findCode(message);
  return {
    ...(limit !== undefined && { limit }),
    ...(chars.length > 0 && { chars }),
    ...(repeated.length + forbidden.length > 0 && { words: [...repeated, ...forbidden] }),
    ...(forbidden.length > 0 && { forbiddenWords: [...forbidden] }),
    ...(code !== undefined && { code }),
  };
}

function findCode(message: string): string | undefined {
  const numbers = Array.from(message.matchAll(DIGITS));
  const named = numbers.find(({ index }) => BEFORE_CODE.test(message.slice(0, index)));
  return (named ?? numbers.find(([digits]) => digits.length >= SURELY_CODE))?.[0];
}
