// A dash or asterisk is a mark only before white space: "-20 °C" is a temperature.
const MARK = /^\s*(?:[•·●○◦▪▫■□◆◇►▶➤➢✓✔✅☑★☆※‣⁃・]\s*|[-–—*+»>](?:\s+)|[①-⑳]\s*)/u;
const NUMBER = /^\s*[([（]?(\d{1,2})(?:[.)\]）、．:：]|\s[-–]\s)\s*(?!\d)/u;
// Among other marks: no "2 - 3 cups".
const NUMBER_MARK = /^[([（]?(\d{1,2})[.)\]）、．](?:\s+|(?=[^\s\d]))/u;
const INLINE = /\s[•●▪■◆►✓✔]\s/u;

/**
 * The bullet points of pasted lines, without their marks and numbers. Numbers are marks only where they count up
 * or are the place among other marks. Where lines
 * have marks, a line without one continues the line before it.
 */
export function cleanBullets(text: string): string[] {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/u)
    .flatMap((line) => line.split(INLINE))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isNumbered = countsUp(lines);
  const isMixed = lines.some((line) => MARK.test(line));
  const unmarked = (line: string, place: number) => {
    const withoutMark = line.replace(MARK, '');
    if (isNumbered) return withoutMark.replace(NUMBER, '');
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

function countsUp(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => NUMBER.exec(line)?.[1] ?? []).map(Number);
  return (
    numbers.length > 1 && numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
  );
}
