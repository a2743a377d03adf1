import type { Finding } from '@seller-toolbox/tool-contract';
import type { AnalyzerSettings } from '../engine/search-term-analyzer.schema.ts';
import type { ReadingChoice, ReportReading } from '../import/read-report.ts';
import type { FileWords } from './list-file.ts';
import type { ListRow, ListView } from './report-lists.ts';
import type { ReportSummary } from './report-summary.ts';

/** What the page asks. A file is read once; the other questions are about the last one read, before any about the example. */
export type SessionQuestion =
  | {
      readonly kind: 'read';
      readonly file: Blob;
      readonly sheet?: string | undefined;
      readonly choice: ReadingChoice;
    }
  | { readonly kind: 'remap'; readonly choice: ReadingChoice }
  | { readonly kind: 'analyze'; readonly settings: AnalyzerSettings }
  | { readonly kind: 'rows'; readonly view: ListView; readonly offset: number; readonly limit: number }
  | { readonly kind: 'file'; readonly view: ListView; readonly words: FileWords }
  | { readonly kind: 'upload' };

export type SessionAnswer =
  | { readonly kind: 'reading'; readonly reading: ReportReading }
  | { readonly kind: 'refused'; readonly finding: Finding }
  | { readonly kind: 'summary'; readonly summary: ReportSummary }
  | { readonly kind: 'rows'; readonly rows: readonly ListRow[]; readonly total: number }
  | { readonly kind: 'file'; readonly content: string };
