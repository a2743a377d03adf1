import type { Cell } from '@seller-toolbox/tool-kit/workbook';

export type { Cell };

/** What a file holds, before anybody knows what its columns mean. */
export interface Table {
  readonly format: 'csv' | 'xlsx';
  readonly rows: readonly (readonly Cell[])[];
  /** Of a text file: how its characters are written, and what separates its cells. */
  readonly encoding?: string;
  readonly delimiter?: string;
  /** Of a workbook: the tab that was read, and all of them. */
  readonly sheet?: string;
  readonly sheets?: readonly string[];
}

/** The text of a cell, without the `="…"` that keeps spreadsheets from rounding ids. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  const text = String(cell).trim();
  if (!text.startsWith('=')) return text;
  const kept = /^="(.*)"$/s.exec(text);
  return (kept?.[1] ?? text).trim();
}
