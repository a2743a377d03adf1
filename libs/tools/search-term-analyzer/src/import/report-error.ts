import { finding, type Finding, type FindingParams } from '@seller-toolbox/tool-contract';

/** Thrown for a file that cannot be read as a report, with the reason as a finding. */
export class ReportError extends Error {
  readonly finding: Finding;

  constructor(code: string, params?: FindingParams) {
    super(code);
    this.name = 'ReportError';
    this.finding = finding(code, 'error', params);
  }
}
