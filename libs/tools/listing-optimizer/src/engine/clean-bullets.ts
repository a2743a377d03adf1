import { BULLET_HEADINGS } from './bullet-headings.data.ts';

// A dash or asterisk is a mark only before white space: "-20 °C" is a temperature. Of emoji, ©, ® and ™ are none.
const MARK =
  /^\s*(?:[•·●○◦▪▫■□◆◇►▶➤➢✓✔✅☑★☆※‣⁃・]\uFE0F?\s*|(?![©®™])\p{Extended_Pictographic}[\uFE0F\u200D\p{Emoji_Modifier}\p{Extended_Pictographic}]{0,9}\s*|[-–—*+»>](?:\s+)|[①-⑳]\s*|\d\uFE0F?\u20E3\s*)/u;
const NUMBER = /^\s*[([（]?(\d{1,2})(?:[.)\]）、．:：]|\s[-–]\s)\s*(?!\d)/u;
/** "Bullet point 2:" */
const LABEL = /^\s*(?:bullet(?:[ -]?point)?|aufzählungspunkt|stichpunkt)\s?#?(\d)\s?[:.)–-]\s*/iu;
// Among other marks: no "2 - 3 cups".
const NUMBER_MARK = /^[([（]?(\d{1,2})[.)\]）、．](?:\s+|(?=[^\s\d]))/u;
const INLINE = /\s[•●▪■◆►✓✔✅]\uFE0F?\s/u;
const BREAK = /[\r\n\u2028\u2029]+|<\/?(?:ul|ol|li|p|br)\b[^<>]{0,200}>/iu;
/** Bold text as chats write it. */
const BOLD = /\*\*([^*\r\n]{1,500})\*\*/gu;

/**
 * The bullet points of pasted lines or of an HTML list, without their marks, numbers and what a product page writes around them.
 * Numbers are marks only where they count up or are the place among other marks. Where lines
 * have marks, a line without one continues the line before it.
 */
export function cleanBullets(text: string): string[] {
  const lines = text
    .replace(BOLD, '$1')
    .split(BREAK)
    .flatMap((line) => line.split(INLINE))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !BULLET_HEADINGS.test(line));
  const isMixed = lines.some((line) => MARK.test(line));
  const bare = lines.map((line) => line.replace(MARK, ''));
  // Behind marks "2. Generation" may be an ordinal.
  const numbering = [LABEL, NUMBER].find((number) =>
    isMixed ? countsUp(bare, number, 1) : countsUp(lines, number),
  );
  const unmarked = (line: string, place: number) => {
    const withoutMark = line.replace(MARK, '');
    if (numbering) return withoutMark.replace(numbering, '');
    const isPlace = isMixed && Number(NUMBER_MARK.exec(line)?.[1]) === place;
    return isPlace ? line.replace(NUMBER_MARK, '') : withoutMark;
  };
  const isMarked = (line: string, place: number) => unmarked(line, place) !== line;
  const marked = lines.filter((line) => isMarked(line, 0));
  const hasWrappedLines = lines.length > 1 && isMarked(lines[0] ?? '', 1) && marked.length > 1;
  const bullets: string[] = [];
  for (const line of lines) {
    const previous = bullets.at(-1);
    const place = bullets.length + 1;
    if (hasWrappedLines && previous !== undefined && !isMarked(line, place))
      bullets[bullets.length - 1] = `${previous} ${line}`;
    else bullets.push(unmarked(line, place).trim());
  }
  return bullets.filter((bullet) => bullet !== '');
}

function countsUp(lines: readonly string[], number: RegExp, from?: number): boolean {
  const numbers = lines.flatMap((line) => number.exec(line)?.[1] ?? []).map(Number);
  const [first = 0] = numbers;
  return numbers.length > 1 && first === (from ?? first) && numbers.every((one, at) => one === first + at);
}
