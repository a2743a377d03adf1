import type {
  ImportedReport,
  ImportHook,
  RejectedReport,
  ReportReadChoice,
  SlicedFile,
  TextTable,
} from '@seller-toolbox/tool-contract';
import { readReport, readReportTable, type ReadReport } from './read-report.ts';
import type { ReportKind, ReportRow } from './report-kind.ts';
import { ReportRejected } from './report-rejected.ts';

/** What the rows of a report are of. */
export interface ReportSource {
  readonly kind: string;
  readonly name: string;
  readonly date: string | null;
  /** The lines above the header. */
  readonly above: string;
}

export interface ReportImportOptions<Source> {
  /** By which files are recognized. */
  readonly kinds: readonly ReportKind[];
  /** Read only where the tool is chosen: any list of texts looks like them. */
  readonly otherKinds?: readonly ReportKind[];
  readonly maxRows: number;
  /** Null where the tool cannot have the rows. */
  readonly toSource: (about: ReportSource, rows: readonly ReportRow[]) => Source | null;
  /** How the tool reads files that are no table; left out, as tables of `kinds`. */
  readonly read?: (file: SlicedFile, choice?: ReportReadChoice) => Promise<ReadReport>;
}

/** The import hook of a tool whose input is `sources`, one a report. */
export function reportImports<Source extends { readonly rows: readonly unknown[] }>({
  kinds,
  otherKinds = [],
  maxRows,
  toSource,
  read = (file, choice) => readReport(file, { kinds: [...kinds, ...otherKinds], choice, maxRows }),
}: ReportImportOptions<Source>): ImportHook<{ sources: Source[] }> {
  const imported = (about: ReportSource, rows: readonly ReportRow[], lines: number) => {
    const source = toSource(about, rows);
    const used = source?.rows.length ?? 0;
    return { input: source && used > 0 ? { sources: [source] } : null, read: lines, used };
  };
  return {
    kinds: kinds.map((kind) => ({
      ...kind,
      toInput: (table: TextTable, name = '') => {
        const { rows, read: lines, above, date } = readReportTable(table, kind, maxRows);
        return imported({ kind: kind.id, name, date: date(name), above }, rows, lines);
      },
    })),
    otherKinds: otherKinds.map(({ id }) => ({ id })),
    readReport: async (
      file: SlicedFile,
      choice?: ReportReadChoice,
    ): Promise<ImportedReport<{ sources: Source[] }> | RejectedReport> => {
      try {
        const { reading, rows } = await read(file, choice);
        const { kind, name, date, above, skipped, unreadable, unsure, missing, undecidedDays } = reading;
        const found = imported({ kind: kind ?? '', name, date, above }, rows, reading.read);
        return { ...found, kind, date, skipped, unreadable, unsure, missing, undecidedDays };
      } catch (error) {
        if (!(error instanceof ReportRejected)) throw error;
        return { rejected: error.code };
      }
    },
  };
}
