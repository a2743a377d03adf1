import { plusDays } from '@seller-toolbox/reference-data/days';
import type { Finding } from '@seller-toolbox/tool-contract';
import { MAX_DATE_DAYS } from './factory-closure.ts';
import { holidayEffect } from './holiday-findings.ts';
import { arrivalDay, interruptionOf, latestOrderDay } from './production.ts';
import type { RowPlan } from './restock-plan.schema.ts';
import { firstBelow, ordersOf, stockProjection, type Replenishment } from './stock-projection.ts';

/** The stock of a product and its orders as far as they are known. */
export interface ScheduleInput extends Omit<Replenishment, 'firstOrder'> {
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
  | 'followingPosition'
  | 'followingDemand'
  | 'followingNeededUnits'
  | 'projection'
>;

/** When orders are placed and arrive, the stock until then, and what closed factories do to it: all that depends on the day of the plan. */
export function scheduleOf(terms: ScheduleInput): { schedule: Schedule; findings: Finding[] } {
  const { production, orderInDays, overdueDays, orderUnits, leadTimeDays, daysOfCover } = terms;
  const { today } = production;
  const on = (days: number | null) => dayAfter(today, days);
  const placeInDays = orderInDays === null ? null : latestOrderDay(production, orderInDays);
  const waitDays = placeInDays === null ? 0 : interruptionOf(production, placeInDays);
  const arrivesInDays = placeInDays === null ? null : arrivalDay(production, placeInDays, leadTimeDays);
  const firstOrder = { due: orderInDays ?? 0, day: placeInDays ?? 0, units: orderUnits };
  const replenishment = { ...terms, firstOrder };
  const following = orderUnits > 0 ? ordersOf(replenishment)[1] : undefined;
  const projection = stockProjection(replenishment);
  const placeOn = on(placeInDays);
  const followingOrderOn = on(following?.day ?? null);
  const { closure, findings } = holidayEffect({
    production,
    first: { due: on(orderInDays), on: placeOn, waitDays },
    following: {
      due: on(following?.due ?? null),
      on: followingOrderOn,
      waitDays: following ? interruptionOf(production, following.day) : 0,
    },
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
      followingPosition: following?.position ?? null,
      followingDemand: following?.demand ?? null,
      followingNeededUnits: following?.needed ?? null,
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
