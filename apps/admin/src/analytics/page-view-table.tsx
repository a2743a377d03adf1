import { pageViewStatistics } from '@seller-toolbox/api-client/statistics';
import { useServiceQuery } from '../session/use-service.ts';
import { ANALYTICS_KEY } from '../parts/analytics-key.ts';
import { useAnalyticsWords } from './analytics-words.ts';
import { StatisticsTable } from './statistics-table.tsx';

/** The most viewed pages. */
export function PageViewTable() {
  const t = useAnalyticsWords();
  return (
    <StatisticsTable
      title={t('pages.title')}
      fileName="page-views"
      query={useServiceQuery([ANALYTICS_KEY, 'page-views'], pageViewStatistics)}
      columns={[
        { key: 'page', header: t('column.page'), value: (page) => page.path },
        { key: 'views', header: t('column.views'), value: (page) => page.total_views },
        { key: 'sessions', header: t('column.sessions'), value: (page) => page.unique_visitors },
      ]}
    />
  );
}
