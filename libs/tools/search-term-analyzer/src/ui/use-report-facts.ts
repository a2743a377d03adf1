import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type zh from '../locales/zh.json';
import { WORKED_DAYS } from '../session/worked-report.data.ts';
import type { ReportState } from './report-state.ts';

/** How many rows and days the report has, as far as that is known. */
export function useReportFacts({
  name,
  summary,
  reading,
}: Pick<ReportState, 'name' | 'summary' | 'reading'>): string[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const rows = summary?.totals.rows ?? null;
  const days = name === null ? WORKED_DAYS : (reading?.days ?? null);
  return [
    ...(rows === null ? [] : [t('ui.reportRows', { count: rows, number: format.number(rows) })]),
    ...(days === null ? [] : [t('ui.reportDays', { count: days, number: format.number(days) })]),
  ];
}
