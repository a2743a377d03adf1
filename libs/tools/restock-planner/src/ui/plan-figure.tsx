import { CopyTable, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Badge, KeyFigure } from '@seller-toolbox/ui';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { usePlanRows } from './plan-rows.ts';
import styles from './plan-results.module.css';
import { STATUS_LOOKS } from './status-look.ts';

/** Marks the place of the figure in the sentence of the order; no text contains it. */
const FIGURE = '\u0000';

/** The order of the selected product as a sentence with the quantity large: today, or on a date. */
export function PlanFigure({ plan }: { plan: RowPlan }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const rows = usePlanRows(plan);
  const { status, orderBy, nextOrderQuantity: quantity, nextCartons, unitsPerCarton, orderInDays } = plan;
  const isPlanned = orderBy !== null && quantity !== null;
  const late = plan.findings.find(({ code }) => code === 'order-overdue')?.params?.['days'];
  const lateText =
    typeof late === 'number' ? t('ui.late', { count: late, days: format.number(late, { digits: 0 }) }) : null;
  const sentence = () => {
    if (!isPlanned) return status === 'no-sales' ? t('ui.verdictNone') : '–';
    const words = { count: quantity, units: FIGURE };
    return orderInDays === 0
      ? t('ui.verdictToday', words)
      : t('ui.verdictOn', { ...words, date: format.date(orderBy) });
  };
  const [before, after] = sentence().split(FIGURE);
  return (
    <KeyFigure
      label={plan.sku}
      value={
        <>
          <span className={styles.words}>{before}</span>
          {isPlanned && format.number(quantity, { digits: 0 })}
          <span className={styles.words}>{after}</span>
        </>
      }
      note={
        <>
          <Badge {...STATUS_LOOKS[status]}>{lateText ?? t(`ui.status-${status}`)}</Badge>{' '}
          {isPlanned && nextCartons !== null && (
            <span className={styles.cartons}>
              {t('ui.cartonsOf', {
                count: nextCartons,
                cartons: format.number(nextCartons),
                units: format.number(unitsPerCarton),
              })}
            </span>
          )}
        </>
      }
      aside={
        <CopyTable
          look="icon"
          label={platform('frame.copy')}
          rows={() => rows.map(({ name, value }) => [name, value])}
        />
      }
    />
  );
}
