import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { isWithinYear } from './is-within-year.ts';

export interface PlanLine {
  readonly name: string;
  readonly value: string;
}

/** The figures that neither the sentence, the chart nor a finding has, with their labels. */
export function usePlanRows(plan: RowPlan, today: string): PlanLine[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const units = (value: number) =>
    t('ui.unitsValue', { count: value, units: format.number(value, { digits: 1 }) });
  const date = (day: string) =>
    isWithinYear(day, today) ? format.dayOfYear(day, 'short') : format.date(day);
  const { followingOrderOn, followingOrderQuantity, lowStockOn, daysOnHand, dailyRate, findings } = plan;
  const saysDaysOnHand = findings.some(({ code }) => code === 'low-inventory' || code === 'aged-inventory');
  const following =
    followingOrderOn !== null &&
    followingOrderQuantity !== null &&
    `${units(followingOrderQuantity)} · ${t('ui.markOrder', { date: date(followingOrderOn) })}`;
  const lowStock = lowStockOn !== null && t('ui.lowStockValue', { date: date(lowStockOn) });
  const onHand =
    daysOnHand !== null &&
    !saysDaysOnHand &&
    t('ui.daysValue', { count: daysOnHand, days: format.number(daysOnHand, { digits: 1 }) });
  // Without a season it is the one in its field.
  const rate = dailyRate !== null && plan.seasonIndex !== 1 && units(dailyRate);
  return [
    { name: t('ui.followingOrder'), value: following },
    { name: t('ui.lowStockOn'), value: lowStock },
    { name: t('ui.daysOnHand'), value: onHand },
    { name: t('ui.dailyRate'), value: rate },
  ].flatMap(({ name, value }) => (value === false ? [] : [{ name, value }]));
}
