import {
  CSV_START,
  toCsvLine,
  useDownload,
  useToolEnvironment,
  useToolWords,
  type Tool,
} from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import type { engine } from '../engine/restock-planner.engine.ts';
import type { RestockOutput } from '../engine/restock-planner.schema.ts';
import type zh from '../locales/zh.json';
import styles from './restock-inputs.module.css';

/** The plan of all products as a table, and its dates for a calendar. */
export function PlanActions({ tool, output }: { tool: Tool<typeof engine>; output: RestockOutput }) {
  const { t } = useToolWords<typeof zh>();
  const download = useDownload();
  const format = useFormat();
  const { clock } = useToolEnvironment();

  async function exportTable() {
    const { planTable } = await import('./plan-table.ts');
    const lines = planTable(
      output.rows,
      (key) => t(`ui.${key}`),
      (status) => t(`ui.status-${status}`),
    );
    download(CSV_START + lines.map(toCsvLine).join(''), { extension: 'csv', type: 'text/csv;charset=utf-8' });
    tool.trackUse({ action: 'csv', rows: output.rows.length });
  }

  async function exportCalendar() {
    const { reminders } = await import('./reminders.ts');
    download(reminders(output, { t, format }, clock()), {
      extension: 'ics',
      type: 'text/calendar;charset=utf-8',
    });
    tool.trackUse({ action: 'calendar', rows: output.rows.length });
  }

  return (
    <div className={styles.actions}>
      <Button size="s" icon="calendar" onClick={() => void exportCalendar()}>
        {t('ui.exportCalendar')}
      </Button>
      <Button size="s" icon="download" onClick={() => void exportTable()}>
        {t('ui.exportTable')}
      </Button>
    </div>
  );
}
