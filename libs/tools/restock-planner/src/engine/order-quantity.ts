import { ceilWithTolerance, ROUNDING_ERROR } from '@seller-toolbox/tool-contract/rounding';
/** The supplier's carton size and minimum order, in units. */
export interface CartonRules {
  readonly unitsPerCarton: number;
  readonly minimumOrder: number;
}

/** Whole cartons that hold at least `needed` units and the minimum order; 0 where nothing is needed. */
export function cartonsFor(needed: number, { unitsPerCarton, minimumOrder }: CartonRules): number {
  if (needed <= ROUNDING_ERROR) return 0;
  return ceilWithTolerance(Math.max(needed, minimumOrder) / unitsPerCarton);
}
