import type { ReportDay } from '@seller-toolbox/contracts/analytics-report';
import { Card } from '@seller-toolbox/ui';
import { useAnalyticsWords } from './analytics-words.ts';
import { RowsCsv } from './statistics-table.tsx';
import { TrendBars } from './trend-bars.tsx';

export interface UsageTrendProps {
  readonly days: readonly ReportDay[];
  /** Of the file, before the day. */
  readonly fileName: string;
}

/** Uses day by day. */
export function UsageTrend({ days, fileName }: UsageTrendProps) {
  const t = useAnalyticsWords();
  const before = (name: string) => t('change.before', { name });
  const columns = [
    { key: 'date', header: t('trend.date'), value: (row: ReportDay) => row.date },
    { key: 'uses', header: t('column.uses'), value: (row: ReportDay) => row.uses },
    { key: 'views', header: t('column.views'), value: (row: ReportDay) => row.views },
    { key: 'sessions', header: t('column.sessions'), value: (row: ReportDay) => row.sessions },
    {
      key: 'usesBefore',
      header: before(t('column.uses')),
      value: ({ before: past }: ReportDay) => past.uses,
    },
    {
      key: 'viewsBefore',
      header: before(t('column.views')),
      value: ({ before: past }: ReportDay) => past.views,
    },
    {
      key: 'sessionsBefore',
      header: before(t('column.sessions')),
      value: ({ before: past }: ReportDay) => past.sessions,
    },
  ];
  return (
    <Card title={t('trend.title')} actions={<RowsCsv fileName={fileName} columns={columns} rows={days} />}>
      <TrendBars rows={days} />
    </Card>
  );
}
