import type { Finding } from '@seller-toolbox/tool-contract';
import { settingsSchema } from '../engine/search-term-analyzer.schema.ts';
import { WORKED_SETTINGS } from '../engine/worked-settings.data.ts';
import type { ReadingChoice, ReportReading } from '../import/read-report.ts';
import type { ReportSummary } from '../session/report-summary.ts';
import { WORKED_SUMMARY } from '../session/worked-report.data.ts';

export type ReportStep = 'reading' | 'unmapped' | 'analyzing' | 'ready' | 'refused' | 'failed' | 'cancelled';

export interface ReportState {
  /** File name; null for the worked example. */
  readonly name: string | null;
  readonly step: ReportStep;
  /** Progress of the step, 0 to 1. */
  readonly share: number;
  /** The visitor's corrections of the mapping. */
  readonly choice: ReadingChoice;
  /** Result of the import; null for the worked example. */
  readonly reading: ReportReading | null;
  /** The last analysis, shown until the next one is ready. */
  readonly summary: ReportSummary | null;
  /** Settings of the last analysis as JSON; null if the last file has not been analyzed. */
  readonly analyzed: string | null;
  readonly rejection: Finding | null;
  /** Incremented by each analysis, so that tables are fetched again; 0 before the first. */
  readonly version: number;
}

/** The settings of the worked example with defaults. */
export const OPENED_SETTINGS = settingsSchema.parse(WORKED_SETTINGS);

/** The state of a page that opens with the worked example. */
export const WORKED_REPORT: ReportState = {
  ...openedFile(null),
  step: 'ready',
  summary: WORKED_SUMMARY,
  analyzed: JSON.stringify(OPENED_SETTINGS),
};

export function openedFile(name: string | null): ReportState {
  return {
    name,
    step: 'reading',
    share: 0,
    choice: {},
    reading: null,
    summary: null,
    analyzed: null,
    rejection: null,
    version: 0,
  };
}

/** Whether there are rows to analyze: all required columns are mapped. */
export function isRead({ name, reading }: ReportState): boolean {
  return name === null || reading?.missing.length === 0;
}
