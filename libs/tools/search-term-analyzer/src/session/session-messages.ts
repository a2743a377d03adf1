import type { Finding } from '@seller-toolbox/tool-contract';
import type { AnalyzerSettings } from '../engine/search-term-analyzer.schema.ts';
import type { ReadingChoice, ReportReading } from '../import/read-report.ts';
import type { CsvTexts } from './list-file.ts';
import type { ListRow, ListView } from './report-lists.ts';
import type { ReportSummary } from './report-summary.ts';

/** Requests of the page. All except `read` refer to the last file read, or to the worked example before any. */
export type SessionRequest =
  | {
      readonly kind: 'read';
      readonly file: Blob;
      readonly sheet?: string | undefined;
      readonly choice: ReadingChoice;
    }
  | { readonly kind: 'remap'; readonly choice: ReadingChoice }
  | { readonly kind: 'analyze'; readonly settings: AnalyzerSettings }
  | { readonly kind: 'rows'; readonly view: ListView; readonly offset: number; readonly limit: number }
  | { readonly kind: 'file'; readonly view: ListView; readonly words: CsvTexts }
  /** The changes of the headline in one file. */
  | { readonly kind: 'changes'; readonly words: CsvTexts }
  | { readonly kind: 'upload'; readonly list: 'negatives' | 'bids' };

export type SessionResponse =
  | { readonly kind: 'reading'; readonly reading: ReportReading }
  | { readonly kind: 'refused'; readonly finding: Finding }
  | { readonly kind: 'summary'; readonly summary: ReportSummary }
  | { readonly kind: 'rows'; readonly rows: readonly ListRow[]; readonly total: number }
  | { readonly kind: 'file'; readonly content: string };
