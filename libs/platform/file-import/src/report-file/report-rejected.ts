import type { NoTable } from '../table-file/read-table-file.ts';

/** Why nothing is read of a file. */
export type ReportRejection = NoTable | 'not-a-table' | 'unknown-report';

export class ReportRejected extends Error {
  declare readonly code: ReportRejection;

  constructor(code: ReportRejection) {
    super(code);
    this.name = 'ReportRejected';
    this.code = code;
  }
}
