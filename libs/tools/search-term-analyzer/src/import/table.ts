import type { Progress } from '@seller-toolbox/tool-contract';
import type { Cell } from '@seller-toolbox/file-import/workbook';

export type { Cell };

/** What a file says of itself. */
export interface TableFile {
  readonly format: 'csv' | 'xlsx';
  /** Of a text file: how its characters are written, and what separates its cells. */
  readonly encoding?: string;
  readonly delimiter?: string;
  /** Of a workbook: the tab that was read, and all of them. */
  readonly sheet?: string;
  readonly sheets?: readonly string[];
}

/** What a file holds, before anybody knows what its columns mean. */
export interface Table {
  readonly file: TableFile;
  /** The first lines: those among which headers are looked for, and some more. */
  readonly head: readonly (readonly Cell[])[];
  /**
   * Tells every line in its order, from 0. The lines of a text are made while they are told and kept by nobody: all at once
   * they would take twenty times the memory of the file.
   */
  readonly tellLines: (tell: (cells: readonly Cell[], line: number) => void, progress: Progress) => void;
}

/** The text of a cell, without the `="…"` that keeps spreadsheets from rounding ids. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  const text = String(cell).trim();
  if (!text.startsWith('=')) return text;
  const kept = /^="(.*)"$/s.exec(text);
  return (kept?.[1] ?? text).trim();
}
