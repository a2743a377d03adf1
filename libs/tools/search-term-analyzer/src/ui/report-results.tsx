import { FindingList } from '@seller-toolbox/tool-kit';
import type { AnalyzerOutput } from '../engine/search-term-analyzer.schema.ts';
import type { ReportSummary } from '../session/report-summary.ts';
import { BrandSplit } from './brand-split.tsx';
import { ReportTables } from './report-tables.tsx';
import { ReportTotals } from './report-totals.tsx';
import { SpendPicture } from './spend-picture.tsx';
import { useFindingText } from './finding-text.ts';
import type { ReportFile } from './use-report-file.ts';

export interface ReportResultsProps {
  summary: ReportSummary;
  /** What the page opened with, for its tables. */
  example: AnalyzerOutput;
  file: ReportFile;
  currency: string;
}

export function ReportResults({ summary, example, file, currency }: ReportResultsProps) {
  const findingText = useFindingText(currency);
  return (
    <>
      <FindingList findings={summary.findings} textOf={findingText} />
      <ReportTotals totals={summary.totals} currency={currency} />
      <SpendPicture summary={summary} currency={currency} />
      <BrandSplit split={summary.brandSplit} />
      <ReportTables summary={summary} example={example} file={file} currency={currency} />
    </>
  );
}
