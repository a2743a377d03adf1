import Papa from 'papaparse';
import { plainCell } from './plain-cell.ts';

/** A report may begin with a line or two about itself. */
export const LINES_BEFORE_HEAD = 10;
export const DELIMITERS = [',', ';', '\t', '|'];
/** Delimiters that are rare inside a cell, the surest first. A comma occurs in numbers and in titles. */
const SURE_DELIMITERS = ['\t', ';', '|'];
/** Of a text, in which its head is looked for. */
const HEAD_LENGTH = 64_000;
/** Enough lines to see what all of them contain. */
const LINES_ALIKE = 100;

/** The delimiter that separates the most known headers; null if none separates two. */
export function delimiterOfHead(text: string, isKnown: (header: string) => boolean): string | null {
  const head = text.slice(0, HEAD_LENGTH);
  let best: { delimiter: string | null; known: number } = { delimiter: null, known: 1 };
  for (const delimiter of DELIMITERS) {
    const { data } = Papa.parse<string[]>(head, { delimiter, preview: LINES_BEFORE_HEAD });
    const known = Math.max(0, ...data.map((cells) => cells.map(plainCell).filter(isKnown).length));
    if (known > best.known) best = { delimiter, known };
  }
  return best.delimiter;
}

/** The delimiter that occurs in every line with no space behind it, whatever commas are there too; null where none does. */
export function delimiterOfLines(text: string): string | null {
  return SURE_DELIMITERS.find((delimiter) => partsEveryLine(text, delimiter)) ?? null;
}

function partsEveryLine(text: string, delimiter: string): boolean {
  const { data } = Papa.parse<string[]>(text.slice(0, HEAD_LENGTH), {
    delimiter,
    preview: LINES_ALIKE,
    skipEmptyLines: 'greedy',
  });
  const first = data.findIndex((cells) => cells.length > 1);
  if (first < 0 || first > LINES_BEFORE_HEAD) return false;
  // The text may end within the last one.
  const lines = data.slice(first, text.length > HEAD_LENGTH ? -1 : undefined);
  return lines.length > 1 && lines.every(([, ...more]) => more.length > 0 && !more.some(beginsWithSpace));
}

function beginsWithSpace(cell: string): boolean {
  return cell.startsWith(' ') && cell.trim() !== '';
}
