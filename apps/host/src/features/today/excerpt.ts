/** A shorter text is rather a choice of a list than something typed. */
const MIN_TEXT = 12;
const MAX_TEXT = 48;
const MAX_NUMBERS = 4;

/** An input in short: its longest text, else its first numbers. */
export function excerptOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const values: readonly unknown[] = Object.entries(input)
    .filter(([name]) => name !== 'ruleSet')
    .map(([, value]: [string, unknown]) => value);
  const texts = values.filter((value) => typeof value === 'string' && value.length >= MIN_TEXT);
  const [longest] = (texts as string[]).sort((a, b) => b.length - a.length);
  if (longest !== undefined) return shortened(longest.trim().replace(/\s+/gu, ' '));
  return values
    .filter((value) => typeof value === 'number')
    .slice(0, MAX_NUMBERS)
    .join(' · ');
}

/** Ends with a whole word, unless that leaves less than half. */
function shortened(text: string): string {
  const characters = [...text.slice(0, 2 * MAX_TEXT + 2)];
  if (characters.length <= MAX_TEXT) return text;
  const end = characters.lastIndexOf(' ', MAX_TEXT - 1);
  return `${characters.slice(0, end < MAX_TEXT / 2 ? MAX_TEXT - 1 : end).join('')}…`;
}
