import { CopyTable, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Badge, FIGURE, KeyFigure } from '@seller-toolbox/ui';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { usePlanRows } from './plan-rows.ts';
import styles from './plan-results.module.css';
import { STATUS_LOOKS } from './status-look.ts';

/** The order of the selected product as a sentence with the quantity large: today, or on a date. */
export function PlanFigure({ plan }: { plan: RowPlan }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const rows = usePlanRows(plan);
  const { status, placeOn, nextOrderQuantity: quantity, nextCartons, unitsPerCarton, placeInDays } = plan;
  const isPlanned = placeOn !== null && quantity !== null;
  const late = plan.findings.find(({ code }) => code === 'order-overdue')?.params?.['days'];
  const lateText =
    typeof late === 'number' ? t('ui.late', { count: late, days: format.number(late, { digits: 0 }) }) : null;
  const out = plan.stockOutOn?.slice('YYYY-'.length);
  const outText = out && t('ui.markStockOut', { date: format.dayOfYear(out, 'short') });
  const sentence = () => {
    const words = { count: quantity ?? 0, units: FIGURE };
    return placeOn !== null && placeInDays !== 0
      ? t('ui.verdictOn', { ...words, date: format.date(placeOn) })
      : t('ui.verdictToday', words);
  };
  return (
    <KeyFigure
      label={[plan.sku, outText].filter(Boolean).join(' · ')}
      sentence={isPlanned ? sentence() : undefined}
      value={
        isPlanned ? format.number(quantity, { digits: 0 }) : status === 'no-sales' ? t('ui.verdictNone') : '–'
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
