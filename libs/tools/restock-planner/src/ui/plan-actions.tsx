import { useDownload, useToolEnvironment, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, CopyButton } from '@seller-toolbox/ui';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';
import type { RestockOutput, RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { loadParts } from './load-parts.ts';
import styles from './restock-inputs.module.css';

export interface PlanActionsProps {
  tool: Tool<RestockEngine>;
  output: RestockOutput;
  plan: RowPlan;
}

/** The next step: the order as a text for the supplier, and the dates of all plans for a calendar. */
export function PlanActions({ tool, output, plan }: PlanActionsProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const download = useDownload();
  const format = useFormat();
  const { clock } = useToolEnvironment();
  const { sku, placeOn, nextOrderQuantity, nextCartons, unitsPerCarton } = plan;

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
      {placeOn !== null && nextOrderQuantity && nextCartons ? (
        <CopyButton
          size="s"
          variant="primary"
          label={t('ui.copyOrder')}
          copiedLabel={platform('frame.copied')}
          failedLabel={platform('frame.copyFailed')}
          text={() =>
            [
              sku,
              t('ui.unitsValue', {
                count: nextOrderQuantity,
                units: format.number(nextOrderQuantity, { digits: 0 }),
              }),
              t('ui.cartonsOf', {
                count: nextCartons,
                cartons: format.number(nextCartons),
                units: format.number(unitsPerCarton),
              }),
              t('ui.markOrder', { date: format.date(placeOn) }),
            ].join('\n')
          }
        />
      ) : null}
      <Button size="s" icon="calendar" onClick={() => void exportCalendar()}>
        {t('ui.exportCalendar')}
      </Button>
    </div>
  );
}
