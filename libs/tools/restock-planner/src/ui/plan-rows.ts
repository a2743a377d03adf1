import { ceilWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { RowPlan } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';

export interface PlanLine {
  readonly name: string;
  readonly value: string;
  /** Neither the sentence, the chart nor a finding has it: what the table adds to them. */
  readonly added?: string | false;
}

/** Findings that name the day of the next order. */
const NAMING_THE_NEXT = [
  'factory-holiday-next',
  'order-before-holiday-next',
  'production-before-holiday-next',
];

/** The figures of a plan with their labels, formatted to copy; the table shows those that are nowhere else. */
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
  const following = units(plan.followingOrderQuantity);
  const followingOn = plan.followingOrderOn && `${date(plan.followingOrderOn)} · ${following}`;
  const isFound = (...codes: readonly string[]) => plan.findings.some(({ code }) => codes.includes(code));
  return [
    { name: t('ui.orderQuantity'), value: units(plan.orderQuantity) },
    { name: t('ui.orderBy'), value: date(plan.latestOrderOn) },
    { name: t(isDue ? 'ui.arrivesIfToday' : 'ui.arrivesOn'), value: date(plan.arrivesOn) },
    { name: t('ui.stockOutOn'), value: date(plan.stockOutOn) },
    {
      name: t('ui.followingOrder'),
      value: followingOn ?? '–',
      added: followingOn !== null && (isFound(...NAMING_THE_NEXT) ? following : followingOn),
    },
    {
      name: t('ui.lowStockOn'),
      value: date(plan.lowStockOn),
      added: plan.lowStockOn !== null && date(plan.lowStockOn),
    },
    {
      name: t('ui.daysOnHand'),
      value: days(plan.daysOnHand),
      added: plan.daysOnHand !== null && !isFound('low-inventory', 'aged-inventory') && days(plan.daysOnHand),
    },
    { name: t('ui.daysOfCover'), value: days(plan.daysOfCover) },
    // Without a season it is the one in its field.
    {
      name: t('ui.dailyRate'),
      value: units(plan.dailyRate),
      added: plan.dailyRate !== null && plan.seasonIndex !== 1 && units(plan.dailyRate),
    },
    { name: t('ui.safetyStock'), value: whole(plan.safetyStock) },
    { name: t('ui.reorderPoint'), value: whole(plan.reorderPoint) },
  ];
}
