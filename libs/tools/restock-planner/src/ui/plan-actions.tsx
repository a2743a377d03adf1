import { CSV_START, toCsvLine, useDownload, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button } from '@seller-toolbox/ui';
import type { engine } from '../engine/restock-planner.engine.ts';
import type { RestockOutput } from '../engine/restock-planner.schema.ts';
import type zh from '../locales/zh.json';
import { planTable } from './plan-table.ts';
import styles from './restock-inputs.module.css';
import { useReminders } from './use-reminders.ts';

/** The plan of all products as a table, and its dates for a calendar. */
export function PlanActions({ tool, output }: { tool: Tool<typeof engine>; output: RestockOutput }) {
  const { t } = useToolWords<typeof zh>();
  const download = useDownload();
  const toCalendar = useReminders();

  function exportTable() {
    const lines = planTable(
      output.rows,
      (key) => t(`ui.${key}`),
      (status) => t(`ui.status-${status}`),
    );
    download(CSV_START + lines.map(toCsvLine).join(''), { extension: 'csv', type: 'text/csv;charset=utf-8' });
    tool.trackUse({ action: 'csv', rows: output.rows.length });
  }

  function exportCalendar() {
    download(toCalendar(output), { extension: 'ics', type: 'text/calendar;charset=utf-8' });
    tool.trackUse({ action: 'calendar', rows: output.rows.length });
  }

  return (
    <div className={styles.actions}>
      <Button size="s" icon="calendar" onClick={exportCalendar}>
        {t('ui.exportCalendar')}
      </Button>
      <Button size="s" icon="download" onClick={exportTable}>
        {t('ui.exportTable')}
      </Button>
    </div>
  );
}
