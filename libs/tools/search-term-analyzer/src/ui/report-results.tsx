import { FindingList } from '@seller-toolbox/tool-kit';
import type { ReportSummary } from '../session/report-summary.ts';
import { BrandSplit } from './brand-split.tsx';
import { ReportTables } from './report-tables.tsx';
import { ReportTotals } from './report-totals.tsx';
import { SpendCharts } from './spend-charts.tsx';
import { useFindingText } from './finding-text.ts';
import type { Report } from './use-report.ts';

export interface ReportResultsProps {
  summary: ReportSummary;
  report: Report;
  currency: string;
}

export function ReportResults({ summary, report, currency }: ReportResultsProps) {
  const findingText = useFindingText(currency);
  return (
    <>
      <FindingList findings={summary.findings} textOf={findingText} />
      <ReportTotals totals={summary.totals} currency={currency} />
      <SpendCharts summary={summary} currency={currency} />
      <BrandSplit split={summary.brandSplit} />
      <ReportTables summary={summary} report={report} currency={currency} />
    </>
  );
}
