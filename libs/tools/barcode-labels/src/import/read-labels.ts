import {
  readTable,
  readTableFile,
  toTableRead,
  type TableRead,
} from '@seller-toolbox/file-import/table-file';
import { isLabelHead, isUnambiguousHeader } from './label-head.ts';

const OPTIONS = {
  /** More than `MAX_LABELS`, so that skipped rows can be listed. */
  mostRows: 20_000,
  isKnown: isUnambiguousHeader,
  isHead: isLabelHead,
};

/** Reads a CSV file or a workbook. */
export function readLabelFile(file: File): Promise<TableRead> {
  return readTableFile(file, OPTIONS, readLabelText);
}

/** Reads pasted rows. */
export function readLabelText(text: string): TableRead {
  const delimiter = delimiterOf(text.split(/[\r\n]+/).filter((line) => line.trim() !== ''));
  return toTableRead(readTable(text, { ...OPTIONS, delimiter }));
}

/** Limits of the header search. */
const HEAD = { lines: 10, cells: 500 };

/** The delimiter where it is certain: tabs in every line or in the header. Undefined for detection from several lines. */
function delimiterOf(lines: readonly string[]): string | undefined {
  const hasTab = (line: string) => line.includes('\t');
  const isHead = (line: string) =>
    hasTab(line) && isLabelHead(line.split('\t', HEAD.cells).map((cell) => cell.trim()));
  if (lines.every(hasTab) || lines.slice(0, HEAD.lines).some(isHead)) return '\t';
  return lines.length > 1 ? undefined : ([';', ','].find((sign) => lines[0]?.includes(sign)) ?? ',');
}
