import type {
  ImportedReport,
  ImportHook,
  RejectedReport,
  SlicedFile,
  TextTable,
} from '@seller-toolbox/tool-contract';
import { readReport, readReportTable } from './read-report.ts';
import type { ReportKind, ReportRow } from './report-kind.ts';
import { ReportRejected } from './report-rejected.ts';

/** What the rows of a report are of. */
export interface ReportSource {
  readonly kind: string;
  readonly name: string;
  readonly date: string | null;
}

export interface ReportImportTerms<Source> {
  /** By which files are recognized. */
  readonly kinds: readonly ReportKind[];
  /** Read only where the tool is chosen: any list of texts looks like them. */
  readonly otherKinds?: readonly ReportKind[];
  readonly maxRows: number;
  /** Null where the tool cannot have the rows. */
  readonly toSource: (about: ReportSource, rows: readonly ReportRow[]) => Source | null;
}

/** The import hook of a tool whose input is `sources`, one a report. */
export function reportImports<Source extends { readonly rows: readonly unknown[] }>({
  kinds,
  otherKinds = [],
  maxRows,
  toSource,
}: ReportImportTerms<Source>): ImportHook<{ sources: Source[] }> {
  const imported = (about: ReportSource, rows: readonly ReportRow[], read: number) => {
    const source = toSource(about, rows);
    const used = source?.rows.length ?? 0;
    return { input: source && used > 0 ? { sources: [source] } : null, read, used };
  };
  return {
    kinds: kinds.map((kind) => ({
      ...kind,
      toInput: (table: TextTable, name = '') => {
        const { rows, read, date } = readReportTable(table, kind, maxRows);
        return imported({ kind: kind.id, name, date: date(name) }, rows, read);
      },
    })),
    readReport: async (file: SlicedFile): Promise<ImportedReport<{ sources: Source[] }> | RejectedReport> => {
      try {
        const { reading, rows } = await readReport(file, { kinds: [...kinds, ...otherKinds], maxRows });
        const { kind, name, date, read, skipped, unreadable, unsure, missing } = reading;
        const found = imported({ kind: kind ?? '', name, date }, rows, read);
        return { ...found, kind, date, skipped, unreadable, unsure, missing };
      } catch (error) {
        if (!(error instanceof ReportRejected)) throw error;
        return { rejected: error.code };
      }
    },
  };
}
