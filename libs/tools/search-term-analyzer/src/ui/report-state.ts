import type { Finding } from '@seller-toolbox/tool-contract';
import type { ReadingChoice, ReportReading } from '../import/read-report.ts';
import type { ReportSummary } from '../session/report-summary.ts';

/** How far a dropped file is. */
export type FileStep = 'reading' | 'unmapped' | 'analyzing' | 'ready' | 'refused' | 'failed' | 'cancelled';

export interface FileState {
  readonly name: string;
  readonly step: FileStep;
  /** Of the step, from 0 to 1. */
  readonly share: number;
  /** What the visitor has said against the importer. */
  readonly choice: ReadingChoice;
  readonly reading: ReportReading | null;
  /** Of the last analysis; it stays in sight while the next one runs. */
  readonly summary: ReportSummary | null;
  readonly refusal: Finding | null;
  /** Rises with each analysis, so that tables are asked for anew. */
  readonly version: number;
}

export function openedFile(name: string): FileState {
  return {
    name,
    step: 'reading',
    share: 0,
    choice: {},
    reading: null,
    summary: null,
    refusal: null,
    version: 0,
  };
}
