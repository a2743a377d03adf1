import { ceilWithTolerance } from '@seller-toolbox/tool-contract/rounding';
import type { RowPlan } from './restock-plan.schema.ts';

/** The terms of a quantity in whole units: demand + safety − position − lost = needed. */
export interface OrderSum {
  /** The day on which the order is placed. */
  readonly on: string;
  readonly demand: number;
  readonly safety: number;
  readonly position: number;
  readonly lost: number;
  readonly needed: number;
  /** Whole cartons, at least the minimum order. */
  readonly ordered: number;
}

/** The sums of the next order and of the one after it, as far as they are known. */
export function orderSums(plan: RowPlan): OrderSum[] {
  const safety = plan.safetyStock;
  return [
    wholeSum(plan.placeOn, safety, {
      position: plan.positionAtOrder,
      lost: plan.lostUnits,
      needed: plan.neededUnits,
      ordered: plan.nextOrderQuantity,
    }),
    wholeSum(plan.followingOrderOn, safety, {
      position: plan.followingPosition,
      lost: 0,
      needed: plan.followingNeededUnits,
      ordered: plan.followingOrderQuantity,
    }),
  ].flat();
}

interface OrderAmounts {
  readonly position: number | null;
  readonly lost: number | null;
  readonly needed: number | null;
  readonly ordered: number | null;
}

/** Rounded so that the whole units add up: the demand takes what rounding the others leaves, at most two and a half. */
function wholeSum(on: string | null, safetyStock: number | null, amounts: OrderAmounts): OrderSum[] {
  if (on === null || safetyStock === null || amounts.position === null || !amounts.ordered) return [];
  const needed = ceilWithTolerance(amounts.needed ?? 0);
  const [safety, position, lost] = [safetyStock, amounts.position, amounts.lost ?? 0].map(Math.round) as [
    number,
    number,
    number,
  ];
  return [
    {
      on,
      demand: needed - safety + position + lost,
      safety,
      position,
      lost,
      needed,
      ordered: amounts.ordered,
    },
  ];
}
