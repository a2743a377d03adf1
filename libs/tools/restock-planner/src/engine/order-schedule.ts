import { plusDays } from '@seller-toolbox/reference-data/days';
import type { Finding } from '@seller-toolbox/tool-contract';
import { MAX_DATE_DAYS, placedIn } from './factory-closure.ts';
import { holidayEffect } from './holiday-findings.ts';
import type { RowPlan } from './restock-plan.schema.ts';
import { firstBelow, ordersOf, stockProjection, type Replenishment } from './stock-projection.ts';

/** The stock of a product and its orders as far as they are known. */
export interface ScheduleTerms extends Omit<Replenishment, 'firstOrder' | 'placedIn'> {
  readonly today: string;
  /** Days until the next order is due; null without sales. */
  readonly orderInDays: number | null;
  readonly overdueDays: number | null;
  /** Units of that order. */
  readonly orderUnits: number;
  readonly safetyStock: number;
  readonly daysOfCover: number | null;
}

export type Schedule = Pick<
  RowPlan,
  | 'placeOn'
  | 'placeInDays'
  | 'latestOrderOn'
  | 'arrivesOn'
  | 'arrivesInDays'
  | 'spareDays'
  | 'belowSafetyOn'
  | 'closure'
  | 'followingOrderOn'
  | 'followingInDays'
  | 'followingOrderQuantity'
  | 'projection'
>;

/** When orders are placed and arrive, the stock until then, and what closed factories do to it: all that depends on the day of the plan. */
export function scheduleOf(terms: ScheduleTerms): { schedule: Schedule; findings: Finding[] } {
  const { today, orderInDays, overdueDays, orderUnits, leadTimeDays, daysOfCover } = terms;
  const on = (days: number | null) => dayAfter(today, days);
  const place = (dueIn: number) => placedIn(today, dueIn);
  const placeInDays = orderInDays === null ? null : place(orderInDays);
  const arrivesInDays = placeInDays === null ? null : placeInDays + leadTimeDays;
  const firstOrder = { due: orderInDays ?? 0, day: placeInDays ?? 0, units: orderUnits };
  const replenishment = { ...terms, firstOrder, placedIn: place };
  const following = orderUnits > 0 ? ordersOf(replenishment)[1] : undefined;
  const projection = stockProjection(replenishment);
  const placeOn = on(placeInDays);
  const followingOrderOn = on(following?.day ?? null);
  const { closure, findings } = holidayEffect({
    today,
    first: { due: on(orderInDays), on: placeOn },
    following: { due: on(following?.due ?? null), on: followingOrderOn },
    leadTimeDays,
  });
  return {
    findings,
    schedule: {
      placeOn,
      placeInDays,
      latestOrderOn: orderInDays === 0 ? on(-Math.round(overdueDays ?? 0)) : placeOn,
      arrivesOn: on(arrivesInDays),
      arrivesInDays,
      spareDays:
        daysOfCover === null || arrivesInDays === null
          ? null
          : Math.floor(daysOfCover) - Math.floor(arrivesInDays),
      belowSafetyOn: on(firstBelow(projection, terms.safetyStock, arrivesInDays ?? 0)),
      closure,
      followingOrderOn,
      followingInDays: following?.day ?? null,
      followingOrderQuantity: following?.units ?? null,
      projection: projection.map(({ day, stock }) => ({
        day,
        date: plusDays(today, Math.floor(day)),
        stock,
      })),
    },
  };
}

/** The day (`YYYY-MM-DD`) after so many; null where it is unknown or more than ten years away. */
export function dayAfter(today: string, days: number | null): string | null {
  return days === null || days > MAX_DATE_DAYS ? null : plusDays(today, Math.floor(days));
}
