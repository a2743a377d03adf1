import type { Finding } from '@seller-toolbox/tool-contract';
import { settingsSchema } from '../engine/search-term-analyzer.schema.ts';
import { WORKED_SETTINGS } from '../engine/worked-settings.data.ts';
import type { ReadingChoice, ReportReading } from '../import/read-report.ts';
import type { ReportSummary } from '../session/report-summary.ts';
import { WORKED_SUMMARY } from '../session/worked-report.data.ts';

/** How far a report is. */
export type ReportStep = 'reading' | 'unmapped' | 'analyzing' | 'ready' | 'refused' | 'failed' | 'cancelled';

export interface ReportState {
  /** Of the file; null for the worked example. */
  readonly name: string | null;
  readonly step: ReportStep;
  /** Of the step, from 0 to 1. */
  readonly share: number;
  /** What the visitor has said against the importer. */
  readonly choice: ReadingChoice;
  /** Of the file; null for the worked example, which nobody has to read. */
  readonly reading: ReportReading | null;
  /** Of the last analysis; it stays in sight while the next one runs. */
  readonly summary: ReportSummary | null;
  /** The settings of the last analysis, as text; null where there is none of what was read last. */
  readonly analyzed: string | null;
  readonly refusal: Finding | null;
  /** Rises with each analysis, so that tables are asked for anew; 0 before the first. */
  readonly version: number;
}

/** The settings of the worked example, completed. */
export const OPENED_SETTINGS = settingsSchema.parse(WORKED_SETTINGS);

/** The worked example as the page opens with it. */
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
    refusal: null,
    version: 0,
  };
}

/** Its rows are there to be analyzed: no column is missing. */
export function isRead({ name, reading }: ReportState): boolean {
  return name === null || reading?.missing.length === 0;
}
