/** One run makes at most this many codes: as many as a large list of products has. */
export const MAX_CODES = 5000;

/** Characters of a file name without its number. */
const MAX_NAME_LENGTH = 60;
const MIN_DIGITS = 3;

export interface BatchLine {
  /** From 1; empty lines count too. */
  readonly line: number;
  /** The file name; empty where the list has no name. */
  readonly name: string;
  readonly url: string;
}

/** Reads a list: one address per line, or name and address as two cells pasted from a spreadsheet. */
export function batchLines(text: string): BatchLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((content, index) => {
    const cells = content.split('\t').map((cell) => cell.trim());
    const filled = cells.filter((cell) => cell !== '');
    const url = filled[filled.length - 1];
    if (url === undefined) return [];
    return [{ line: index + 1, name: filled.length > 1 ? (filled[0] ?? '') : '', url }];
  });
}

/** From 1, in a list of so many. */
interface ListPosition {
  readonly number: number;
  readonly of: number;
}

/** A file name with characters allowed on every system: its number in the list, then the name or the address. Files sort like the list. */
export function fileNameOf({ name, url }: BatchLine, position: ListPosition, extension: string): string {
  const plain = (name || url.replace(/^[a-z][a-z0-9+.-]*:\/*/i, '')).replace(/[^\p{L}\p{M}\p{N}._]+/gu, '-');
  const words = Array.from(plain)
    .slice(0, MAX_NAME_LENGTH)
    .join('')
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, '');
  const digits = Math.max(MIN_DIGITS, String(position.of).length);
  return `${String(position.number).padStart(digits, '0')}${words && `-${words}`}.${extension}`;
}
