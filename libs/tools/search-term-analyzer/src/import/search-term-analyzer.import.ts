import { headerName } from '@seller-toolbox/reference-data/search-term-report-header-name';
import { HEADER_LANGUAGES } from '@seller-toolbox/reference-data/search-term-report-headers.data';
import type {
  EngineInput,
  Imported,
  ImportHook,
  SkippedLines,
  TextTable,
} from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/search-term-analyzer.engine.ts';
import { ReportError } from './report-error.ts';
import { REPORT_FIELDS, REQUIRED_FIELDS, type ReportField } from './report-fields.ts';
import { readReport } from './read-report.ts';
import { reportRows } from './report-rows.ts';
import { asLines } from './table-lines.ts';

type AnalyzerInput = EngineInput<typeof engine>;

const aliasesOf = (field: ReportField) =>
  HEADER_LANGUAGES.flatMap(({ headers }) => (headers[field] ?? []).map(headerName));

export const imports: ImportHook<AnalyzerInput> = {
  kinds: [
    {
      id: 'search-term-report',
      form: 'table',
      columns: REPORT_FIELDS.map((field) => ({ field, aliases: aliasesOf(field) })),
      plain: headerName,
      required: REQUIRED_FIELDS.map((field) => [field]),
      // Other reports have search terms too, but none has them with spend and orders.
      uniqueHeaders: aliasesOf('term'),
      toInput,
      rows: reportRows,
    },
  ],
};

function toInput(table: TextTable): Imported<AnalyzerInput> {
  try {
    const { rows, reading } = readReport(asLines(table));
    return {
      input: rows.length > 0 ? { rows: [...rows] } : null,
      read: reading.linesRead,
      used: rows.length,
      skipped: reading.skipped.map((skip) => withFileLines(skip, table)),
    };
  } catch (error) {
    if (error instanceof ReportError) return { input: null, read: table.rows.length, used: 0 };
    throw error;
  }
}

/** The report counts the filled lines, its head as 1; a file has empty ones between them. */
function withFileLines({ reason, count, lines }: SkippedLines, { rows, leftOut }: TextTable): SkippedLines {
  return { reason, count, lines: lines.map((line) => rows[line - 2]?.line ?? leftOut?.line ?? line) };
}
