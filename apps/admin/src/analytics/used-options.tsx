import { usageDetails } from '@seller-toolbox/api-client/statistics';
import type { UsedOption } from '@seller-toolbox/contracts/analytics-statistics';
import { useFormat } from '@seller-toolbox/words/react';
import { Field, KeyFigure, Select } from '@seller-toolbox/ui';
import { Sparkline } from '@seller-toolbox/ui/charts';
import { useState } from 'react';
import { ANALYTICS_KEY } from '../parts/analytics-key.ts';
import { QueryView } from '../parts/query-view.tsx';
import { useServiceQuery } from '../session/use-service.ts';
import styles from './analytics-page.module.css';
import { useAnalyticsWords } from './analytics-words.ts';
import { StatisticsTable } from './statistics-table.tsx';
import { useLoadTexts } from './use-load-texts.ts';
import { useToolName } from './use-tool-name.ts';

/** With which options a tool, one of them to choose or `toolId`, was used in the chosen days, and what a session contains. */
export function UsedOptions({ days, toolId }: { days: string; toolId?: string }) {
  const t = useAnalyticsWords();
  const format = useFormat();
  const nameOf = useToolName();
  const [chosen, setChosen] = useState<string>();
  const query = useServiceQuery(
    [ANALYTICS_KEY, 'usage-details', days, toolId],
    (options) => usageDetails({ days: Number(days), toolId }, options),
    { keepsLast: true },
  );
  const { data } = query;
  const tools = [...new Map(data?.options.map((row) => [row.tool_id, nameOf(row.tool_id)]))];
  const tool = toolId ?? tools.find(([id]) => id === chosen)?.[0] ?? tools[0]?.[0];
  const rows = data?.options.filter(({ tool_id: id }) => id === tool) ?? [];
  const figure = (mean: number | null) => (mean === null ? '–' : format.number(mean, { digits: 2 }));
  const table = (
    <StatisticsTable
      title={t('options.title')}
      fileName={`usage-options-${tool ?? 'none'}`}
      rows={rows}
      before={
        data && (
          <>
            <p className={styles.aside}>{t('options.line', { days: Number(days), count: data.events })}</p>
            {toolId === undefined && (
              <div className={styles.means}>
                <KeyFigure size="m" label={t('options.pages')} value={figure(data.pages_per_session)} />
                <KeyFigure size="m" label={t('options.uses')} value={figure(data.uses_per_session)} />
              </div>
            )}
            {toolId === undefined && tool !== undefined && (
              <Field label={t('column.tool')} className={styles.tool}>
                <Select
                  options={tools.map(([value, label]) => ({ value, label }))}
                  value={tool}
                  onValueChange={setChosen}
                />
              </Field>
            )}
          </>
        )
      }
      columns={[
        { key: 'option', header: t('column.option'), value: nameOfOption },
        {
          key: 'mean',
          header: t('column.mean'),
          value: ({ mean }) => mean ?? '',
          cell: ({ mean }) => figure(mean),
        },
        { key: 'uses', header: t('column.uses'), value: (row) => row.uses },
        {
          key: 'daily',
          header: t('column.overTime'),
          value: (row) => row.daily_uses.join(' '),
          cell: (row) => (
            <Sparkline
              label={t('options.daily', { option: nameOfOption(row) })}
              points={row.daily_uses.map((uses, index) => ({
                id: String(index),
                value: uses,
                text: format.number(uses),
              }))}
            />
          ),
        },
      ]}
    />
  );
  return (
    <QueryView query={query} skeleton={{ shape: 'row', count: 5 }} errorTexts={useLoadTexts()}>
      {() => table}
    </QueryView>
  );
}

const nameOfOption = ({ option, value }: UsedOption) => (value === null ? option : `${option} = ${value}`);
