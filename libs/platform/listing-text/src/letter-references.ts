/** References to letters and apostrophes in HTML, without ampersand and semicolon: "uuml", "Eacute", "szlig", "#252". */
export const LETTER_REFERENCE =
  '[a-z](?:uml|acute|grave|circ|tilde|cedil|ring)|szlig|[lr]squo|apos|#\\d{2,6}|#x[\\da-f]{2,5}';
/** Ampersands that were escaped once more, or twice: "&amp;uuml;". */
export const ESCAPED_AMPERSANDS = '(?:amp;){0,3}';
const LETTER = new RegExp(`&${ESCAPED_AMPERSANDS}(${LETTER_REFERENCE});`, 'giu');
const PART_OF_WORD = /^[\p{L}\p{M}\p{N}'’]$/u;

const MARKS: Readonly<Record<string, string>> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
};

/** The text with its letters and apostrophes instead of character references to them: "Gr&ouml;&szlig;e" is "Größe". */
export function withLetters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(LETTER, (reference: string, name: string) => {
    const character = characterOf(name);
    return PART_OF_WORD.test(character) ? character : reference;
  });
}

function characterOf(name: string): string {
  const lower = name.toLowerCase();
  // "#252" and "#xfc" as "0252" and "0xfc".
  if (lower.startsWith('#')) return String.fromCodePoint(Number(`0${lower.slice(1)}`));
  if (lower === 'szlig') return 'ß';
  if (/squo|apos/u.test(lower)) return "'";
  return (name.charAt(0) + (MARKS[lower.slice(1)] ?? '')).normalize('NFC');
}
