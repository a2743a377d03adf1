import { readReport } from './read-report.ts';
import { readTable } from './read-table.ts';
import { ReportRefused } from './report-refused.ts';

/** Read with so many rows, or refused with a code: never anything else, whatever the file is. */
export async function reportOutcome(bytes: Uint8Array): Promise<number | string> {
  try {
    return readReport(await readTable(bytes)).rows.length;
  } catch (error) {
    if (error instanceof ReportRefused) return error.finding.code;
    throw error;
  }
}
