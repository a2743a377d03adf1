/** Maximum UTF-16 units of a text that is answered: a long title, or an error message with its advice. */
export const MAX_ASK_LENGTH = 1000;

/** The text as recognizers get it: trimmed, cut where it is too long, without halves of surrogate pairs. */
export function toAskText(typed: string): string {
  return typed
    .trim()
    .slice(0, MAX_ASK_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}

const VULGAR_FRACTION = /[\u00bc-\u00be\u2150-\u215e]/gu;

/** Full-width signs and compatibility forms make no difference; a fraction of one sign is apart from the number before it. */
export function plainText(text: string): string {
  return text.replace(VULGAR_FRACTION, ' $&').normalize('NFKC').replaceAll('⁄', '/');
}

/** Capitals make no difference to units, currencies and labels either. */
export function foldText(text: string): string {
  return plainText(text).toLowerCase();
}
