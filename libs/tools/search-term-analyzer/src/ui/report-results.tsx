import { FindingList, useToolWords } from '@seller-toolbox/tool-kit';
import { Skeleton } from '@seller-toolbox/ui';
import { lazy, Suspense } from 'react';
import type { AnalyzerOutput } from '../engine/search-term-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';
import { BrandSplit } from './brand-split.tsx';
import { SpendPicture } from './spend-picture.tsx';
import { ReportTotals } from './report-totals.tsx';
import { useFindingText } from './finding-text.ts';
import type { ReportFile } from './use-report-file.ts';

// Below what is seen first.
const ReportTables = lazy(async () => ({ default: (await import('./report-tables.tsx')).ReportTables }));

export interface ReportResultsProps {
  summary: ReportSummary;
  /** What the page opened with, for its tables. */
  example: AnalyzerOutput;
  file: ReportFile;
  currency: string;
}

export function ReportResults({ summary, example, file, currency }: ReportResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const findingText = useFindingText(currency);
  return (
    <>
      <FindingList findings={summary.findings} textOf={findingText} />
      <ReportTotals totals={summary.totals} currency={currency} />
      <SpendPicture summary={summary} currency={currency} />
      <BrandSplit split={summary.brandSplit} />
      <Suspense fallback={<Skeleton label={t('ui.lists')} shape="row" count={6} />}>
        <ReportTables summary={summary} example={example} file={file} currency={currency} />
      </Suspense>
    </>
  );
}
