import type { Progress } from '@seller-toolbox/tool-contract';
import { readReport, type ReadingChoice } from './read-report.ts';
import { readTable } from './read-table.ts';

export { refuseTooLarge } from './csv-table.ts';

/** A file as it was chosen; `sheet` names the tab of a workbook. */
export interface FileBytes {
  readonly bytes: Uint8Array;
  readonly sheet: string | undefined;
}

/** The rows of a file, and how it was read. Throws a `ReportRefused`. */
export function readBytes({ bytes, sheet }: FileBytes, choice: ReadingChoice, progress: Progress) {
  const table = readTable(bytes, sheet);
  progress(0.5);
  return readReport(table, choice, (share) => progress(0.5 + share / 2));
}
