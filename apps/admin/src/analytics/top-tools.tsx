import { topTools } from '@seller-toolbox/api-client/top-tools';
import { useFormat } from '@seller-toolbox/words/react';
import { MeterBar } from '@seller-toolbox/ui/charts';
import { useServiceQuery } from '../session/use-service.ts';
import { ANALYTICS_KEY } from '../parts/analytics-key.ts';
import { useAnalyticsWords } from './analytics-words.ts';
import { StatisticsTable } from './statistics-table.tsx';
import { useToolName } from './use-tool-name.ts';

const TOOLS = 10;

/** The ten most used tools: how often, and by how many sessions. */
export function TopTools() {
  const t = useAnalyticsWords();
  const format = useFormat();
  const nameOf = useToolName();
  const query = useServiceQuery([ANALYTICS_KEY, 'top-tools'], (options) =>
    topTools({ ...options, limit: TOOLS }),
  );
  const maxUses = Math.max(query.data?.[0]?.total_uses ?? 0, 1);
  return (
    <StatisticsTable
      title={t('top.title')}
      fileName="top-tools"
      query={query}
      columns={[
        {
          key: 'tool',
          header: t('column.tool'),
          value: (tool) => tool.tool_id,
          cell: (tool) => (
            <MeterBar
              label={nameOf(tool)}
              text={format.number(tool.total_uses)}
              value={tool.total_uses}
              max={maxUses}
            />
          ),
        },
        { key: 'uses', header: t('column.uses'), value: (tool) => tool.total_uses, cell: null },
        { key: 'today', header: t('column.today'), value: (tool) => tool.daily_uses },
        { key: 'week', header: t('column.week'), value: (tool) => tool.weekly_uses },
        { key: 'sessions', header: t('column.sessions'), value: (tool) => tool.unique_users },
      ]}
    />
  );
}
