import { pageViewStatistics } from '@seller-toolbox/api-client/statistics';
import { useFormat } from '@seller-toolbox/i18n/react';
import { Card, DataTable } from '@seller-toolbox/ui';
import { EmptyState } from '../parts/empty-state.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useServiceQuery } from '../session/use-service.ts';
import { ANALYTICS_KEY } from './analytics-key.ts';
import { useAnalyticsWords } from './analytics-words.ts';
import { RowsCsv } from './rows-csv.tsx';
import { useLoadTexts } from './use-load-texts.ts';

/** The most viewed pages. */
export function PageViewTable() {
  const t = useAnalyticsWords();
  const format = useFormat();
  const query = useServiceQuery([ANALYTICS_KEY, 'page-views'], pageViewStatistics);
  return (
    <Card
      title={t('pages.title')}
      actions={
        <RowsCsv
          name="page-views"
          heads={[t('column.page'), t('column.views'), t('column.sessions')]}
          rows={query.data?.map((page) => [page.path, page.total_views, page.unique_visitors])}
        />
      }
    >
      <QueryView query={query} skeleton={{ shape: 'row', count: 5 }} errorTexts={useLoadTexts()}>
        {(pages) => (
          <DataTable
            caption={t('pages.title')}
            columns={[
              { key: 'page', kind: 'heading', header: t('column.page'), cell: ({ path }) => path },
              {
                key: 'views',
                kind: 'number',
                header: t('column.views'),
                cell: ({ total_views: views }) => format.number(views),
              },
              {
                key: 'sessions',
                kind: 'number',
                header: t('column.sessions'),
                cell: ({ unique_visitors: visitors }) => format.number(visitors),
              },
            ]}
            rows={pages}
            rowKey={({ path }) => path}
            empty={<EmptyState title={t('state.empty')} />}
          />
        )}
      </QueryView>
    </Card>
  );
}
