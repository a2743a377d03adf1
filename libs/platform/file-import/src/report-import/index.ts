export { ReportImport, type ReportImportProps } from './report-import.tsx';
export { pageReader, type ReportReader } from './use-report-files.ts';
