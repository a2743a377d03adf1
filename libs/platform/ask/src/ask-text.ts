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

/** Full-width signs, compatibility forms and capitals make no difference to units, currencies and labels. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
