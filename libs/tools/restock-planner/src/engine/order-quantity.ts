/** How a supplier sells. Units. */
export interface SupplyTerms {
  readonly unitsPerCarton: number;
  readonly minimumOrder: number;
}

/** The dust of a product such as 0.1 x 30 is no unit. */
const DUST = 1e-9;

/** Whole cartons that hold at least `needed` units and the minimum order; none where nothing is needed. */
export function cartonsFor(needed: number, { unitsPerCarton, minimumOrder }: SupplyTerms): number {
  if (needed <= DUST) return 0;
  return Math.ceil(Math.max(needed, minimumOrder) / unitsPerCarton - DUST);
}
