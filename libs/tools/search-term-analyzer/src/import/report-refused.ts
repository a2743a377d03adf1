import { finding, type Finding, type FindingParams } from '@seller-toolbox/tool-contract';

/** A file that cannot be read as a report, with the reason as a finding. The file stays with the visitor. */
export class ReportRefused extends Error {
  readonly finding: Finding;

  constructor(code: string, params?: FindingParams) {
    super(code);
    this.name = 'ReportRefused';
    this.finding = finding(code, 'error', params);
  }
}
