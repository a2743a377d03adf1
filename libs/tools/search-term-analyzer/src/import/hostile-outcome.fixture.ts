import { readReport } from './read-report.ts';
import { readTable } from './read-table.ts';
import { ReportRefused } from './report-refused.ts';

/** Read with so many rows, or refused with a code: never anything else, whatever the file is. */
export function reportOutcome(bytes: Uint8Array): number | string {
  try {
    return readReport(readTable(bytes)).rows.length;
  } catch (error) {
    if (error instanceof ReportRefused) return error.finding.code;
    throw error;
  }
}
