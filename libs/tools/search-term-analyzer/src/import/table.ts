import type { Progress } from '@seller-toolbox/tool-contract';
import type { Cell } from '@seller-toolbox/file-import/workbook';

export type { Cell };

/** Format of a file. */
export interface TableFile {
  readonly format: 'csv' | 'xlsx';
  /** Of a CSV file. */
  readonly encoding?: string;
  readonly delimiter?: string;
  /** Of a workbook: the tab that was read, and all tabs. */
  readonly sheet?: string;
  readonly sheets?: readonly string[];
}

/** The cells of a file, before its columns are mapped. */
export interface Table {
  readonly file: TableFile;
  /** The first lines: those searched for the header and a sample below it. */
  readonly head: readonly (readonly Cell[])[];
  /**
   * Visits every line in order, numbered from 0. The lines of a CSV file are parsed on the way and not kept: all together
   * they would take twenty times the memory of the file.
   */
  readonly forEachLine: (visit: (cells: readonly Cell[], line: number) => void, progress: Progress) => void;
  /** The number of filled lines behind those, which the reader of the file left out. */
  readonly linesLeftOut?: number;
}

/** The text of a cell, without the `="…"` that keeps spreadsheets from rounding ids. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  const text = String(cell).trim();
  if (!text.startsWith('=')) return text;
  const wrapped = /^="(.*)"$/s.exec(text);
  return (wrapped?.[1] ?? text).trim();
}
