import * as z from 'zod/mini';

/** No control characters and no half of a surrogate pair: neither database stores them in a text or in JSON. */
const STORABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** A text of one line and at most `maxLength` characters that both databases can store. */
export function storedText(maxLength: number) {
  return z.string().check(z.maxLength(maxLength), z.regex(STORABLE));
}
