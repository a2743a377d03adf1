import { FindingList, useToolWords } from '@seller-toolbox/tool-kit';
import { ActionBar } from '@seller-toolbox/tool-kit/action-bar';
import { LazyDisclosure } from '@seller-toolbox/tool-kit/lazy-boundary';
import { lazy, useRef, useState } from 'react';
import type zh from '../locales/zh.json';
import { AcosPath } from './acos-path.tsx';
import { BrandSplit } from './brand-split.tsx';
import { ExportChanges } from './export-changes.tsx';
import { NextSteps } from './next-steps.tsx';
import type { ReportProps } from './report-props.ts';
import styles from './report-results.module.css';
import { ReportTables, type ChosenTable } from './report-tables.tsx';
import { ReportTotals } from './report-totals.tsx';
import { useAmount } from './use-amount.ts';
import { useFindingText } from './finding-text.ts';

const SpendCharts = lazy(async () => ({ default: (await import('./spend-charts.tsx')).SpendCharts }));

export function ReportResults({ summary, report, currency }: ReportProps) {
  const { t } = useToolWords<typeof zh>();
  const { money } = useAmount(currency);
  const findingText = useFindingText(currency);
  const [table, setTable] = useState<ChosenTable | null>(null);
  const tables = useRef<HTMLDivElement>(null);
  const show = (next: ChosenTable) => {
    setTable(next);
    tables.current?.scrollIntoView({ block: 'start' });
    tables.current?.focus({ preventScroll: true });
  };
  return (
    <ActionBar action={summary.changes > 0 && <ExportChanges report={report} summary={summary} />}>
      <div className={styles.first}>
        <AcosPath summary={summary} currency={currency} />
        <NextSteps summary={summary} currency={currency} onShow={show} />
        <ReportTotals summary={summary} currency={currency} />
      </div>
      <FindingList findings={summary.findings} textOf={findingText} />
      <div ref={tables} tabIndex={-1} className={styles.tables}>
        <ReportTables
          summary={summary}
          report={report}
          currency={currency}
          chosen={table}
          onChoose={setTable}
        />
      </div>
      {summary.totals.spend > 0 && (
        <LazyDisclosure summary={t('ui.spendSplit')} aside={money(summary.totals.spend)} look="plain">
          <SpendCharts summary={summary} currency={currency} />
        </LazyDisclosure>
      )}
      <BrandSplit split={summary.brandSplit} />
    </ActionBar>
  );
}
