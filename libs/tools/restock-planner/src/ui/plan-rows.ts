import { ceilWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { isOverdue } from './is-overdue.ts';

export interface PlanLine {
  readonly name: string;
  readonly value: string;
  /** The day has passed. */
  readonly isPast?: boolean;
}

/** The figures of a plan with their labels, formatted to show or copy. */
export function usePlanRows(plan: RowPlan): PlanLine[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const units = (value: number | null) =>
    value === null ? '–' : t('ui.unitsValue', { count: value, units: format.number(value, { digits: 1 }) });
  const whole = (value: number | null) => units(value === null ? null : ceilWithTolerance(value));
  const days = (value: number | null) =>
    value === null ? '–' : t('ui.daysValue', { count: value, days: format.number(value, { digits: 1 }) });
  const date = (value: string | null) => (value === null ? '–' : format.date(value));
  const isDue = plan.placeInDays === 0;
  return [
    { name: t('ui.orderQuantity'), value: units(plan.orderQuantity) },
    { name: t('ui.orderBy'), value: date(plan.latestOrderOn), isPast: isOverdue(plan) },
    { name: t(isDue ? 'ui.arrivesIfToday' : 'ui.arrivesOn'), value: date(plan.arrivesOn) },
    { name: t('ui.stockOutOn'), value: date(plan.stockOutOn) },
    {
      name: t('ui.followingOrder'),
      value:
        plan.followingOrderOn === null
          ? '–'
          : `${date(plan.followingOrderOn)} · ${units(plan.followingOrderQuantity)}`,
    },
    { name: t('ui.lowStockOn'), value: date(plan.lowStockOn) },
    { name: t('ui.daysOnHand'), value: days(plan.daysOnHand) },
    { name: t('ui.daysOfCover'), value: days(plan.daysOfCover) },
    { name: t('ui.dailyRate'), value: units(plan.dailyRate) },
    { name: t('ui.safetyStock'), value: whole(plan.safetyStock) },
    { name: t('ui.reorderPoint'), value: whole(plan.reorderPoint) },
  ];
}
