import { toolUsageStatistics } from '@seller-toolbox/api-client/statistics';
import { useFormat } from '@seller-toolbox/i18n/react';
import { Card, DataTable } from '@seller-toolbox/ui';
import { EmptyState } from '../parts/empty-state.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useServiceQuery } from '../session/use-service.ts';
import { ANALYTICS_KEY } from './analytics-key.ts';
import { useAnalyticsWords } from './analytics-words.ts';
import { RowsCsv } from './rows-csv.tsx';
import { useLoadTexts } from './use-load-texts.ts';
import { useToolName } from './use-tool-name.ts';

/** Every tool that was opened or used. */
export function ToolUsageTable() {
  const t = useAnalyticsWords();
  const format = useFormat();
  const nameOf = useToolName();
  const query = useServiceQuery([ANALYTICS_KEY, 'tool-usage'], toolUsageStatistics);
  return (
    <Card
      title={t('tools.title')}
      actions={
        <RowsCsv
          name="tool-usage"
          heads={[t('column.tool'), t('column.uses'), t('column.views'), t('column.sessions')]}
          rows={query.data?.map((tool) => [tool.tool_id, tool.total_uses, tool.views, tool.unique_users])}
        />
      }
    >
      <QueryView query={query} skeleton={{ shape: 'row', count: 5 }} errorTexts={useLoadTexts()}>
        {(tools) => (
          <DataTable
            caption={t('tools.title')}
            columns={[
              {
                key: 'tool',
                kind: 'heading',
                header: t('column.tool'),
                cell: nameOf,
              },
              {
                key: 'uses',
                kind: 'number',
                header: t('column.uses'),
                cell: ({ total_uses: uses }) => format.number(uses),
              },
              {
                key: 'views',
                kind: 'number',
                header: t('column.views'),
                cell: ({ views }) => format.number(views),
              },
              {
                key: 'sessions',
                kind: 'number',
                header: t('column.sessions'),
                cell: ({ unique_users: users }) => format.number(users),
              },
            ]}
            rows={tools}
            rowKey={({ tool_id: id }) => id}
            empty={<EmptyState title={t('state.empty')} />}
          />
        )}
      </QueryView>
    </Card>
  );
}
