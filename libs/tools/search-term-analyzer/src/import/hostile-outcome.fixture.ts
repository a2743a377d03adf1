import { readReport } from './read-report.ts';
import { readTable } from './read-table.ts';
import { ReportError } from './report-error.ts';

/** The number of rows read, or the error code. Any other error is thrown. */
export function reportOutcome(bytes: Uint8Array): number | string {
  try {
    return readReport(readTable(bytes)).rows.length;
  } catch (error) {
    if (error instanceof ReportError) return error.finding.code;
    throw error;
  }
}
