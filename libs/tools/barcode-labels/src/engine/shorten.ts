const ELLIPSIS = '…';
/** Share of the remaining characters before the ellipsis: a title begins with the name and ends with the variant. */
const HEAD_SHARE = 0.6;

/**
 * Estimated text width in units of `size`: per East Asian character or symbol 1, capital or digit 0.68, other 0.56. Slightly
 * more than in common sans-serif fonts.
 */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + characterWidth(character), 0) * size;
}

const NARROWEST = 0.56;

/** Of the characters below 128: labels of thousands of products have hundreds of thousands of them. */
const ASCII_WIDTHS = Array.from({ length: 128 }, (_, code) => widthByKind(String.fromCharCode(code)));

function characterWidth(character: string): number {
  return ASCII_WIDTHS[character.codePointAt(0) ?? 0] ?? widthByKind(character);
}

function widthByKind(character: string): number {
  if (
    /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]|\p{Extended_Pictographic}/u.test(
      character,
    )
  )
    return 1;
  if (/[MWmw@%…]/.test(character)) return 0.95;
  return /[\p{Lu}\d]/u.test(character) ? 0.68 : NARROWEST;
}

/** Shortens a title to a width with an ellipsis in the middle, so that name and variant remain. */
export function shorten(title: string, size: number, width: number): string {
  const text = title.replace(/\s+/g, ' ').trim();
  if (textWidth(text, size) <= width) return text;
  const characters = [...text];
  // More are too wide, even if all are narrow and the spaces at the cut, one on each side, are left out; one for rounding.
  const most = Math.floor(width / (NARROWEST * size)) + 3;
  for (let length = Math.min(characters.length - 1, most); length > 0; length -= 1) {
    const head = Math.ceil(length * HEAD_SHARE);
    const start = characters.slice(0, head).join('').trimEnd();
    const end = characters
      .slice(characters.length - (length - head))
      .join('')
      .trimStart();
    const cut = `${start}${ELLIPSIS}${length === head ? '' : end}`;
    if (textWidth(cut, size) <= width) return cut;
  }
  return ELLIPSIS;
}
