/** The text in lower case with every character at its old UTF-16 offset, so that what is found there can be shown. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, keepWidth).join('');
}

// "İ" is the one that grows: its lower case is two code units long.
function keepWidth(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}
