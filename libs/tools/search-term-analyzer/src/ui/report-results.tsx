import { FindingList, useToolWords } from '@seller-toolbox/tool-kit';
import { Skeleton } from '@seller-toolbox/ui';
import { lazy, Suspense } from 'react';
import type { AnalyzerOutput } from '../engine/search-term-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import type { ReportSummary } from '../session/report-summary.ts';
import { BrandSplit } from './brand-split.tsx';
import { ReportTotals } from './report-totals.tsx';
import { useFindingText } from './finding-text.ts';
import type { ReportFile } from './use-report-file.ts';

// Below what is seen first.
const SpendPicture = lazy(async () => ({ default: (await import('./spend-picture.tsx')).SpendPicture }));
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
      <Suspense fallback={<Skeleton label={t('ui.spendSplit')} shape="block" />}>
        <SpendPicture summary={summary} currency={currency} />
      </Suspense>
      <BrandSplit split={summary.brandSplit} />
      <Suspense fallback={<Skeleton label={t('ui.lists')} shape="row" count={6} />}>
        <ReportTables summary={summary} example={example} file={file} currency={currency} />
      </Suspense>
    </>
  );
}
