import { rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';

/** No control characters and lone surrogates, which the databases cannot store. */
const STORABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** A text of one line and at most `maxLength` characters that both databases can store. */
export function storedText(maxLength: number) {
  return z.string().check(z.maxLength(maxLength), z.regex(STORABLE));
}

/** Like STORABLE, but allows line breaks and tabs. */
const STORABLE_LINES = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u;

/** A multi-line text that both databases can store. For its length see `fitsCharacters`. */
export function storedLines() {
  return z.string().check(z.regex(STORABLE_LINES));
}

/** Counts Unicode code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count++;
  return count;
}

/** Rejects `too-long` beyond so many characters. */
export function fitsCharacters(maxCharacters: number): z.core.$ZodCheck<string> {
  return rule('too-long', (text: string) => countCharacters(text) <= maxCharacters);
}

/** Rejects an empty text as `required`; to be used after `z.trim()`. */
export function isPresent(): z.core.$ZodCheck<string> {
  return rule('required', (text: string) => text !== '');
}

/** An optional text: blank becomes null, other text is trimmed before `schema` validates it. */
export function blankAsNull<Schema extends z.ZodMiniType<unknown, string>>(schema: Schema) {
  const trimmed = z.transform((text: string | null) => text?.trim() || null);
  return z.optional(z.pipe(z.pipe(z.nullable(z.string()), trimmed), z.nullable(schema)));
}
