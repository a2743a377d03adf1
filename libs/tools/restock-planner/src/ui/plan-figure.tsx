import { ceilWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { classNames, FIGURE, Icon, KeyFigure } from '@seller-toolbox/ui';
import { comesTooLate } from '../engine/comes-too-late.ts';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { isOverdue } from './is-overdue.ts';
import styles from './plan-results.module.css';

/** The order of the selected product as a sentence with the quantity large: today, or on a date; why, how late that is, and when it arrives. */
export function PlanFigure({ plan }: { plan: RowPlan }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { status, placeOn, nextOrderQuantity: quantity, placeInDays } = plan;
  const late = plan.overdueDays ?? 0;
  const isTooLate = comesTooLate(plan);
  const isPlanned = placeOn !== null && quantity !== null;
  const { arrivesOn, spareDays, belowSafetyOn, position, reorderPoint } = plan;
  const shortDay = (day: string) => format.dayOfYear(day, 'short');
  const why = () =>
    position !== null &&
    reorderPoint !== null &&
    t(late > 0 ? 'ui.whyNow' : 'ui.whyLater', {
      units: format.number(position, { digits: 0 }),
      reorderPoint: format.number(ceilWithTolerance(reorderPoint), { digits: 0 }),
    });
  const sentence = () => {
    const words = { count: quantity ?? 0, units: FIGURE };
    return placeOn !== null && placeInDays !== 0
      ? t('ui.verdictOn', { ...words, date: format.date(placeOn) })
      : t('ui.verdictToday', words);
  };
  const arrival = () =>
    arrivesOn !== null &&
    spareDays !== null && (
      <span className={styles.arrival}>
        {t(spareDays === 0 ? 'ui.arrivesThen' : spareDays > 0 ? 'ui.arrivesBefore' : 'ui.arrivesAfter', {
          count: Math.abs(spareDays),
          days: format.number(Math.abs(spareDays)),
          date: shortDay(arrivesOn),
        })}
        {belowSafetyOn && (
          <span className={styles.below}> · {t('ui.belowSafety', { date: shortDay(belowSafetyOn) })}</span>
        )}
      </span>
    );
  return (
    <KeyFigure
      label={[plan.sku, isPlanned && why()].filter(Boolean).join(' · ')}
      sentence={isPlanned ? sentence() : undefined}
      value={
        isPlanned ? format.number(quantity, { digits: 0 }) : status === 'no-sales' ? t('ui.verdictNone') : '–'
      }
      second={
        isPlanned && plan.latestOrderOn !== null && isOverdue(plan)
          ? {
              label: t('ui.wasDue', { date: shortDay(plan.latestOrderOn) }),
              value: (
                <span className={classNames(styles.late, isTooLate && styles.tooLate)}>
                  <Icon name={isTooLate ? 'triangle-alert' : 'clock'} size={18} />
                  {t('ui.daysLate', { count: late, days: format.number(late, { digits: 0 }) })}
                </span>
              ),
            }
          : undefined
      }
      note={isPlanned && quantity > 0 && arrival()}
    />
  );
}
