import { useDownload, useToolEnvironment, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';
import type { RestockOutput } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { loadParts } from './load-parts.ts';
import styles from './restock-inputs.module.css';

/** The dates of the plan for a calendar. */
export function PlanActions({ tool, output }: { tool: Tool<RestockEngine>; output: RestockOutput }) {
  const { t } = useToolWords<typeof zh>();
  const download = useDownload();
  const format = useFormat();
  const { clock } = useToolEnvironment();

  async function exportCalendar() {
    const { reminders } = await (await loadParts()).loadReminders();
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
    </div>
  );
}
