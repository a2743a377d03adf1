import { toolUsageStatistics } from '@seller-toolbox/api-client/statistics';
import { useServiceQuery } from '../session/use-service.ts';
import { ANALYTICS_KEY } from '../parts/analytics-key.ts';
import { useAnalyticsWords } from './analytics-words.ts';
import { StatisticsTable } from './statistics-table.tsx';
import { useToolName } from './use-tool-name.ts';

/** Every tool that was opened or used. */
export function ToolUsageTable() {
  const t = useAnalyticsWords();
  const nameOf = useToolName();
  return (
    <StatisticsTable
      title={t('tools.title')}
      fileName="tool-usage"
      query={useServiceQuery([ANALYTICS_KEY, 'tool-usage'], toolUsageStatistics)}
      columns={[
        { key: 'tool', header: t('column.tool'), value: (tool) => tool.tool_id, cell: nameOf },
        { key: 'uses', header: t('column.uses'), value: (tool) => tool.total_uses },
        { key: 'views', header: t('column.views'), value: (tool) => tool.views },
        { key: 'sessions', header: t('column.sessions'), value: (tool) => tool.unique_users },
      ]}
    />
  );
}
