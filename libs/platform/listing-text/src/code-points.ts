/** The length of a text in Unicode code points; a lone surrogate counts as one. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** How many code points stand before a UTF-16 offset. */
export function toCodePointPosition(text: string, offset: number): number {
  return codePointLength(text.slice(0, offset));
}

/** The UTF-16 offset of a code point position, at most the end of the text. */
export function toUtf16Offset(text: string, position: number): number {
  let offset = 0;
  let passed = 0;
  for (const character of text) {
    if (passed === position) break;
    offset += character.length;
    passed += 1;
  }
  return offset;
}
