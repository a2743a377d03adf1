/** A text without the characters at its end that the pattern matches; linear for any length, which `+$` is not. */
export function cutEnd(text: string, character: RegExp): string {
  const characters = Array.from(text);
  let end = characters.length;
  while (end > 0 && character.test(characters[end - 1] ?? '')) end -= 1;
  return characters.slice(0, end).join('');
}
