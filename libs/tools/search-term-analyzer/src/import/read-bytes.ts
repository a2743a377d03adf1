import type { Progress } from '@seller-toolbox/tool-contract';
import { readReport, type ReadingChoice } from './read-report.ts';
import { readTable } from './read-table.ts';

export { rejectLargeFile } from './csv-table.ts';

/** The bytes of the chosen file; `sheet` names the tab of a workbook. */
export interface FileBytes {
  readonly bytes: Uint8Array;
  readonly sheet: string | undefined;
}

/** Reads the rows of a file. Throws a `ReportError`. */
export function readBytes({ bytes, sheet }: FileBytes, choice: ReadingChoice, progress: Progress) {
  const table = readTable(bytes, sheet);
  progress(0.5);
  return readReport(table, choice, (share) => progress(0.5 + share / 2));
}
