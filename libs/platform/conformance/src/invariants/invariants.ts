import { currenciesThereAndBack, unitsThereAndBack } from './conversions.ts';
import type { Invariant } from './invariant.ts';
import { feesAddUp, profitIsPriceLessCosts } from './money.ts';
import { packingIsPossible } from './packing.ts';

/** Invariants beyond the schemas, by tool id. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'currency-converter': currenciesThereAndBack,
  'fba-calculator': feesAddUp,
  'packing-calculator': packingIsPossible,
  'profit-calculator': profitIsPriceLessCosts,
  'unit-converter': unitsThereAndBack,
};
