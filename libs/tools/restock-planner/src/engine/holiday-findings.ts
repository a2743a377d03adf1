import { plusDays } from '@seller-toolbox/reference-data/days';
import { factoryHoliday } from '@seller-toolbox/reference-data/factory-holiday';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { RowPlan } from './restock-plan.schema.ts';

type OrderDays = Pick<RowPlan, 'orderBy' | 'followingOrderOn' | 'leadTimeDays'>;

/** The first of the next two orders with a lead time that meets the closure of Chinese factories around New Year. */
export function holidayFindings({ orderBy, followingOrderOn, leadTimeDays }: OrderDays): Finding[] {
  const orders = [
    { code: 'factory-holiday', on: orderBy },
    { code: 'factory-holiday-next', on: followingOrderOn },
  ];
  for (const { code, on } of orders) {
    if (on === null || leadTimeDays === null) continue;
    const arrivesOn = plusDays(on, Math.floor(leadTimeDays));
    const year = Number(arrivesOn.slice(0, 'YYYY'.length));
    // A lead time of two years meets the holiday of the first year as well.
    const met = [year - 2, year - 1, year]
      .flatMap((one) => factoryHoliday(one) ?? [])
      .find(({ start, end }) => start <= arrivesOn && on <= end);
    if (met) return [finding(code, 'info', { on, ...met })];
  }
  return [];
}
