import { CopyTable, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Badge, KeyFigure } from '@seller-toolbox/ui';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { usePlanRows } from './plan-rows.ts';
import styles from './plan-results.module.css';
import { STATUS_LOOKS } from './status-look.ts';

/** The order quantity of the selected product now, or the next order and its date. */
export function PlanFigure({ plan }: { plan: RowPlan }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const rows = usePlanRows(plan);
  const { status, orderBy, nextOrderQuantity, nextCartons, unitsPerCarton, orderInDays } = plan;
  const isDue = orderInDays === 0;
  const isPlanned = orderBy !== null && nextOrderQuantity !== null;
  const late = plan.findings.find(({ code }) => code === 'order-overdue')?.params?.['days'];
  const lateText =
    typeof late === 'number' ? t('ui.late', { count: late, days: format.number(late, { digits: 0 }) }) : null;
  return (
    <KeyFigure
      label={
        isPlanned && !isDue
          ? t('ui.orderOn', { sku: plan.sku, date: format.date(orderBy) })
          : t('ui.orderToday', { sku: plan.sku })
      }
      value={isPlanned ? format.number(nextOrderQuantity, { digits: 0 }) : '–'}
      unit={isPlanned ? t('ui.pieces') : undefined}
      note={
        <>
          <Badge {...STATUS_LOOKS[status]}>{lateText ?? t(`ui.status-${status}`)}</Badge>{' '}
          {isPlanned && nextCartons !== null && (
            <span className={styles.value}>
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
