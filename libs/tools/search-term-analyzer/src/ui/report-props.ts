import type { ReportSummary } from '../session/report-summary.ts';
import type { Report } from './use-report.ts';

export interface ReportProps {
  summary: ReportSummary;
  report: Report;
  currency: string;
}
