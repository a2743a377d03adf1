import { topTools } from '@seller-toolbox/api-client/top-tools';
import type { TopTool } from '@seller-toolbox/contracts/top-tools';
import { useFormat } from '@seller-toolbox/i18n/react';
import { Card, DataTable, type DataColumn } from '@seller-toolbox/ui';
import { MeterBar } from '@seller-toolbox/ui/charts';
import { useMemo } from 'react';
import { EmptyState } from '../parts/empty-state.tsx';
import { QueryView } from '../parts/query-view.tsx';
import { useServiceQuery } from '../session/use-service.ts';
import { ANALYTICS_KEY } from './analytics-key.ts';
import { useAnalyticsWords } from './analytics-words.ts';
import { RowsCsv } from './rows-csv.tsx';
import { useLoadTexts } from './use-load-texts.ts';
import { useToolName } from './use-tool-name.ts';

const TOOLS = 10;

/** The ten most used tools: how often, and by how many sessions. */
export function TopTools() {
  const t = useAnalyticsWords();
  const columns = useTopColumns();
  const query = useServiceQuery([ANALYTICS_KEY, 'top-tools'], (options) =>
    topTools({ ...options, limit: TOOLS }),
  );
  return (
    <Card
      title={t('top.title')}
      actions={
        <RowsCsv
          name="top-tools"
          heads={[
            t('column.tool'),
            t('column.uses'),
            t('column.today'),
            t('column.week'),
            t('column.sessions'),
          ]}
          rows={query.data?.map((tool) => [
            tool.tool_id,
            tool.total_uses,
            tool.daily_uses,
            tool.weekly_uses,
            tool.unique_users,
          ])}
        />
      }
    >
      <QueryView query={query} skeleton={{ shape: 'row', count: 5 }} errorTexts={useLoadTexts()}>
        {(tools) => (
          <DataTable
            caption={t('top.title')}
            columns={columns(tools[0]?.total_uses ?? 0)}
            rows={tools}
            rowKey={({ tool_id: id }) => id}
            empty={<EmptyState title={t('state.empty')} />}
          />
        )}
      </QueryView>
    </Card>
  );
}

function useTopColumns(): (most: number) => readonly DataColumn<TopTool>[] {
  const t = useAnalyticsWords();
  const format = useFormat();
  const nameOf = useToolName();
  return useMemo(
    () => (most) => [
      {
        key: 'tool',
        kind: 'heading',
        header: t('column.tool'),
        cell: (tool) => (
          <MeterBar
            label={nameOf(tool)}
            text={format.number(tool.total_uses)}
            value={tool.total_uses}
            max={Math.max(most, 1)}
          />
        ),
      },
      {
        key: 'today',
        kind: 'number',
        header: t('column.today'),
        cell: (tool) => format.number(tool.daily_uses),
      },
      {
        key: 'week',
        kind: 'number',
        header: t('column.week'),
        cell: (tool) => format.number(tool.weekly_uses),
      },
      {
        key: 'sessions',
        kind: 'number',
        header: t('column.sessions'),
        cell: (tool) => format.number(tool.unique_users),
      },
    ],
    [format, nameOf, t],
  );
}
