import { usageTrend } from '@seller-toolbox/api-client/statistics';
import type { UsageTrendDay } from '@seller-toolbox/contracts/analytics-statistics';
import { Button, Card, SegmentedControl } from '@seller-toolbox/ui';
import { useQueryClient } from '@tanstack/react-query';
import { oneOf } from '../parts/address-filters.ts';
import { ZoneNote } from '../parts/moment.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useAddressFilters } from '../parts/use-address-filters.ts';
import { useServiceQuery } from '../session/use-service.ts';
import styles from './analytics-page.module.css';
import { useAnalyticsWords } from './analytics-words.ts';
import { ANALYTICS_KEY } from '../parts/analytics-key.ts';
import { OverallFigures } from './overall-figures.tsx';
import { PageViewTable } from './page-view-table.tsx';
import { RealtimeFigures } from './realtime-figures.tsx';
import { RowsCsv } from './statistics-table.tsx';
import { ToolUsageTable } from './tool-usage-table.tsx';
import { TopTools } from './top-tools.tsx';
import { TrendBars } from './trend-bars.tsx';
import { UsedOptions } from './used-options.tsx';
import { useLoadTexts } from './use-load-texts.ts';

/** The first is what the page opens with, and no part of the address. */
const DAYS = ['7', '30', '90'] as const;
const FILTERS = { days: oneOf(DAYS) };

/** How the site is used: at this moment, ever, day by day, and tool by tool. */
export function AnalyticsPage() {
  const t = useAnalyticsWords();
  const queries = useQueryClient();
  return (
    <PageFrame
      title={t('head.title')}
      line={
        <>
          {t('head.line')} <ZoneNote />
        </>
      }
      actions={
        <Button icon="reset" onClick={() => void queries.invalidateQueries({ queryKey: [ANALYTICS_KEY] })}>
          {t('head.refresh')}
        </Button>
      }
    >
      <RealtimeFigures />
      <OverallFigures />
      <div className={styles.pair}>
        <Trend />
        <TopTools />
      </div>
      <ToolUsageTable />
      <UsedOptions days={useDays()} />
      <PageViewTable />
    </PageFrame>
  );
}

function useDays(): (typeof DAYS)[number] {
  return useAddressFilters(FILTERS).values.days ?? DAYS[0];
}

function Trend() {
  const t = useAnalyticsWords();
  const { set } = useAddressFilters(FILTERS);
  const days = useDays();
  const query = useServiceQuery(
    [ANALYTICS_KEY, 'trend', days],
    (options) => usageTrend(Number(days), options),
    { keepsLast: true },
  );
  const columns = [
    { key: 'date', header: t('trend.date'), value: (row: UsageTrendDay) => row.date },
    { key: 'uses', header: t('column.uses'), value: (row: UsageTrendDay) => row.total_uses },
    { key: 'sessions', header: t('column.sessions'), value: (row: UsageTrendDay) => row.unique_users },
  ];
  return (
    <Card
      title={t('trend.title')}
      actions={
        <>
          <SegmentedControl
            label={t('trend.range')}
            options={DAYS.map((value) => ({ value, label: t('trend.days', { count: Number(value) }) }))}
            value={days}
            onValueChange={(chosen) => set({ days: chosen === DAYS[0] ? undefined : chosen })}
          />
          {query.data && <RowsCsv fileName={`usage-trend-${days}`} columns={columns} rows={query.data} />}
        </>
      }
    >
      <QueryView query={query} skeleton={{ shape: 'block' }} errorTexts={useLoadTexts()}>
        {(rows) => <TrendBars rows={rows} />}
      </QueryView>
    </Card>
  );
}
