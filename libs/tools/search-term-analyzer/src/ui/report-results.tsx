import { FindingList } from '@seller-toolbox/tool-kit';
import { BrandSplit } from './brand-split.tsx';
import type { ReportProps } from './report-props.ts';
import { ReportTables } from './report-tables.tsx';
import { ReportTotals } from './report-totals.tsx';
import { SpendCharts } from './spend-charts.tsx';
import { TopActions } from './top-actions.tsx';
import { useFindingText } from './finding-text.ts';

export function ReportResults({ summary, report, currency }: ReportProps) {
  const findingText = useFindingText(currency);
  return (
    <>
      <TopActions actions={summary.actions} currency={currency} />
      <FindingList findings={summary.findings} textOf={findingText} />
      <ReportTotals totals={summary.totals} currency={currency} />
      <ReportTables summary={summary} report={report} currency={currency} />
      <SpendCharts summary={summary} currency={currency} />
      <BrandSplit split={summary.brandSplit} />
    </>
  );
}
