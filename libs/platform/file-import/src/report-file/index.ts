export {
  readReport,
  readReportTable,
  type ReadReport,
  type ReportChoice,
  type ReportReading,
} from './read-report.ts';
export type { CellForm, NamedRanks, ReportColumn, ReportKind, ReportRow } from './report-kind.ts';
export type { ReportFilter } from './report-filter.ts';
export { reportImports, type ReportImportOptions, type ReportSource } from './report-imports.ts';
export { ReportRejected, type ReportRejection } from './report-rejected.ts';
export { SKIP_REASONS, type SkippedLines, type SkipReason, type UnreadableCells } from './report-rows.ts';
export type { UndecidedDays } from './slash-days.ts';
export { reportSession, type ReportAnswer, type ReportQuestion } from './report-session.ts';
