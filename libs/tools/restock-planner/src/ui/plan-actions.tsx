import { useDownload, useToolEnvironment, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useLocalTimeZone } from '@seller-toolbox/tool-kit/local-time-zone';
import { useFormat } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import { otherMarketplaceDay } from '../engine/marketplace-day.ts';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';
import type { RestockOutput, RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { CopyOrder } from './copy-order.tsx';
import { loadParts } from './load-parts.ts';
import styles from './plan-results.module.css';

export interface PlanActionsProps {
  tool: Tool<RestockEngine>;
  output: RestockOutput;
  plan: RowPlan;
}

/** The next step: the order as a text, the dates of all plans for a calendar, and whose day they count from where that is not obvious. */
export function PlanActions({ tool, output, plan }: PlanActionsProps) {
  const { t } = useToolWords<typeof zh>();
  const download = useDownload();
  const format = useFormat();
  const { clock } = useToolEnvironment();
  const { today } = output;
  const isLocal = useLocalTimeZone();
  // The worked example is that of the build, whichever day it is there.
  const there = isLocal && !tool.isExample ? otherMarketplaceDay(today, clock()) : null;
  const shortDay = (day: string) => format.dayOfYear(day, 'short');

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
      <CopyOrder plan={plan} />
      <Button size="s" icon="calendar" onClick={() => void exportCalendar()}>
        {t('ui.exportCalendar')}
      </Button>
      {there !== null && (
        <p className={styles.days}>{t('ui.whoseDay', { here: shortDay(today), there: shortDay(there) })}</p>
      )}
    </div>
  );
}
