import { rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';

/** No control characters and no half of a surrogate pair: neither database stores them in a text or in JSON. */
const STORABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** A text of one line and at most `maxLength` characters that both databases can store. */
export function storedText(maxLength: number) {
  return z.string().check(z.maxLength(maxLength), z.regex(STORABLE));
}

/** The same, but line breaks and tabs may be in it. */
const STORABLE_LINES = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u;

/** A text that both databases can store. How long it may be is the caller's rule: see `fitsCharacters`. */
export function storedLines() {
  return z.string().check(z.regex(STORABLE_LINES));
}

/** Characters as people count them: Unicode code points, not units of UTF-16. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count++;
  return count;
}

/** Refuses `too-long` beyond so many characters. */
export function fitsCharacters(maxCharacters: number): z.core.$ZodCheck<string> {
  return rule('too-long', (text: string) => countCharacters(text) <= maxCharacters);
}

/** Refuses a text without anything in it as `required`; to be checked after `z.trim()`. */
export function isPresent(): z.core.$ZodCheck<string> {
  return rule('required', (text: string) => text !== '');
}

/** A text that may be left out: null and blank mean the same, and what is there is trimmed before `schema` judges it. */
export function blankAsNull<Schema extends z.ZodMiniType<unknown, string>>(schema: Schema) {
  const trimmed = z.transform((text: string | null) => text?.trim() || null);
  return z.optional(z.pipe(z.pipe(z.nullable(z.string()), trimmed), z.nullable(schema)));
}
