import { readTable, readTableFile, tableRead, type TableRead } from '@seller-toolbox/file-import/table-file';
import { isLabelHead, isSureHeader } from './label-head.ts';

const OPTIONS = {
  /** More than are taken, so that the ones left out can be named. */
  mostRows: 20_000,
  isKnown: isSureHeader,
  isHead: isLabelHead,
};

/** The table of a file: a text or a workbook. */
export function readLabelFile(file: File): Promise<TableRead> {
  return readTableFile(file, OPTIONS, readLabelText);
}

/** The table of a text. */
export function readLabelText(text: string): TableRead {
  const delimiter = delimiterOf(text.split(/[\r\n]+/).filter((line) => line.trim() !== ''));
  return tableRead(readTable(text, { ...OPTIONS, delimiter }));
}

/** Where the names of the columns are looked for. */
const HEAD = { lines: 10, cells: 500 };

/** Where it is plain: tabs in every line, or between the names of the columns. One line alone says too little to guess. */
function delimiterOf(lines: readonly string[]): string | undefined {
  const isParted = (line: string) => line.includes('\t');
  const isHead = (line: string) =>
    isParted(line) && isLabelHead(line.split('\t', HEAD.cells).map((cell) => cell.trim()));
  if (lines.every(isParted) || lines.slice(0, HEAD.lines).some(isHead)) return '\t';
  return lines.length > 1 ? undefined : ([';', ','].find((sign) => lines[0]?.includes(sign)) ?? ',');
}
