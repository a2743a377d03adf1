const ELLIPSIS = '…';
/** What stays of a title that is too long stands before the ellipsis by this share: names begin, variants end a title. */
const HEAD_SHARE = 0.6;

/**
 * About how wide a text is, in its own size: East Asian characters and signs 1, capitals and digits 0.68, the others 0.56.
 * On the safe side of the usual sans-serif fonts.
 */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + characterWidth(character), 0) * size;
}

function characterWidth(character: string): number {
  if (
    /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]|\p{Extended_Pictographic}/u.test(
      character,
    )
  )
    return 1;
  if (/[MWmw@%…]/.test(character)) return 0.95;
  return /[\p{Lu}\d]/u.test(character) ? 0.68 : 0.56;
}

/** A title that fits a width: its middle gives way to an ellipsis, so that name and variant both stay. */
export function shorten(title: string, size: number, width: number): string {
  const text = title.replace(/\s+/g, ' ').trim();
  if (textWidth(text, size) <= width) return text;
  const characters = [...text];
  for (let kept = characters.length - 1; kept > 0; kept -= 1) {
    const head = Math.ceil(kept * HEAD_SHARE);
    const start = characters.slice(0, head).join('').trimEnd();
    const end = characters
      .slice(characters.length - (kept - head))
      .join('')
      .trimStart();
    const cut = `${start}${ELLIPSIS}${kept === head ? '' : end}`;
    if (textWidth(cut, size) <= width) return cut;
  }
  return ELLIPSIS;
}
