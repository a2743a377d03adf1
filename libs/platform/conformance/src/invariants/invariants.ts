import { currenciesThereAndBack, unitsThereAndBack } from './conversions.ts';
import type { Invariant } from './invariant.ts';
import { feesAddUp, profitIsPriceLessCosts } from './money.ts';
import { packingIsPossible } from './packing.ts';

/** What tools promise beyond their schemas, by their ids. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'currency-converter': currenciesThereAndBack,
  'fba-calculator': feesAddUp,
  'packing-calculator': packingIsPossible,
  'profit-calculator': profitIsPriceLessCosts,
  'unit-converter': unitsThereAndBack,
};
