import { CopyTable, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { FIGURE, KeyFigure } from '@seller-toolbox/ui';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { isOverdue } from './is-overdue.ts';
import { usePlanRows } from './plan-rows.ts';
import styles from './plan-results.module.css';

/** The order of the selected product as a sentence with the quantity large: today, or on a date; and the latest day for it. */
export function PlanFigure({ plan }: { plan: RowPlan }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const rows = usePlanRows(plan);
  const { status, placeOn, nextOrderQuantity: quantity, placeInDays } = plan;
  const isPlanned = placeOn !== null && quantity !== null;
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
      second={
        isPlanned && plan.latestOrderOn !== null
          ? {
              label: t(isOverdue(plan) ? 'ui.wasDue' : 'ui.orderByShort'),
              value: (
                <span className={isOverdue(plan) ? styles.late : undefined}>
                  {format.dayOfYear(plan.latestOrderOn.slice('YYYY-'.length), 'short')}
                </span>
              ),
            }
          : undefined
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
