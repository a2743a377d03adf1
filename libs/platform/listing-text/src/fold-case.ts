/** The text in lower case with every character at the same UTF-16 offset, so that matches can be shown in the original. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, keepWidth).join('');
}

// The lower case of "İ" is two code units long.
function keepWidth(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}
