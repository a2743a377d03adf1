import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { normalizeText } from '@seller-toolbox/listing-text/normalize';
import { findCharacters } from './message-characters.ts';
import { findLimit } from './message-limit.ts';
import { findMaxUses, findWords } from './message-words.ts';
import { BEFORE_CODE, CAPITALS_NAMED } from './message-words.data.ts';

/** The parts found in a pasted marketplace message. */
export interface ParsedMessage {
  /** Maximum length of a title in characters. */
  limit?: number;
  /** Forbidden characters. */
  chars?: string[];
  /** Words that are repeated or not allowed, lower case. */
  words?: string[];
  /** Those of `words` that are not allowed at all. */
  forbiddenWords?: string[];
  /** How often a word may occur, of `words` or, without them, of all. */
  maxUses?: number;
  /** The message calls words in capital letters a problem. */
  namesCapitals?: true;
  /** The error code of the message, 4 to 8 digits. */
  code?: string;
}

// Not the digits of an ASIN or a part of a longer number.
const DIGITS = /(?<![\p{Script=Latin}\p{N}_-])(?<!\d[.,])\d{4,8}(?![\p{Script=Latin}\p{N}_-]|[.,]\d)/gu;
/** Four digits can be a year or a length; five or more are a code even without a label. */
const MIN_UNLABELED_CODE_DIGITS = 5;

/** Parses a message in any supported language; empty if it does not concern titles. */
export function parseMessage(errorMessage: string): ParsedMessage {
  const message = foldCase(normalizeText(errorMessage, 'NFKC'));
  const limit = findLimit(message);
  const chars = findCharacters(foldCase(errorMessage));
  const { repeated, forbidden } = findWords(message);
  const maxUses = findMaxUses(message);
  const code = findCode(message);
  return {
    ...(limit !== undefined && { limit }),
    ...(chars.length > 0 && { chars }),
    ...(repeated.length + forbidden.length > 0 && { words: [...repeated, ...forbidden] }),
    ...(forbidden.length > 0 && { forbiddenWords: [...forbidden] }),
    ...(maxUses !== undefined && { maxUses }),
    ...(CAPITALS_NAMED.test(message) && { namesCapitals: true as const }),
    ...(code !== undefined && { code }),
  };
}

function findCode(message: string): string | undefined {
  const numbers = Array.from(message.matchAll(DIGITS));
  const named = numbers.find(({ index }) => BEFORE_CODE.test(message.slice(0, index)));
  return (named ?? numbers.find(([digits]) => digits.length >= MIN_UNLABELED_CODE_DIGITS))?.[0];
}
