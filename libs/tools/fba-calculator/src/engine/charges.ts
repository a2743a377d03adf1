import type { FeeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import type { FulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import { sortedSides, type Item } from '@seller-toolbox/fee-cards/fba/item';
import {
  optionalFees,
  type OptionalFee,
  type OptionalFeeInput,
} from '@seller-toolbox/fee-cards/fba/optional-fees';
import { storageRate } from '@seller-toolbox/fee-cards/fba/storage-fee';
import { volumeOf } from '@seller-toolbox/fee-cards/fba/volume';
import { roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';

/** What an item is charged beside its fulfillment fee, and all of it together. */
export interface Charges {
  /** In the card's unit of volume. */
  readonly volume: number;
  /** Null, like the fee, where no figure is known. */
  readonly storageRate: number | null;
  readonly storageFee: number | null;
  /** The fees that the seller chose. */
  readonly optionalFees: readonly OptionalFee[];
  /** The known ones; null where the fulfillment fee is not known. */
  readonly totalFees: number | null;
}

export function chargesOf(
  chosen: OptionalFeeInput,
  { item, quote, context }: { item: Item; quote: FulfillmentQuote; context: FeeContext },
): Charges {
  const volume = volumeOf(sortedSides(item), context.card);
  const rate = storageRate(quote.weightRule.sizeClass, context);
  const storageFee = rate === null ? null : roundTo14Digits(volume * rate);
  const optional = optionalFees(chosen, { quote, context, volume });
  return {
    volume,
    storageRate: rate,
    storageFee,
    optionalFees: optional,
    totalFees:
      quote.fee === null
        ? null
        : sumRounded([quote.fee, storageFee ?? 0, ...optional.map(({ amount }) => amount ?? 0)]),
  };
}

/**
 * By how much a change raises the fees beside fulfillment, without what it lowers: only that can take back a lower fulfillment
 * fee. Infinity where a known fee becomes unknown; one that becomes known is new in the total.
 */
export function riseOfOtherFees(before: Charges, after: Charges): number {
  const [was, is] = [otherFeesOf(before), otherFeesOf(after)];
  return sumRounded(
    is.map((fee, at) => {
      const known = was[at] ?? null;
      return fee === null ? (known === null ? 0 : Infinity) : Math.max(0, fee - (known ?? 0));
    }),
  );
}

function otherFeesOf({ storageFee, optionalFees: chosen }: Charges): (number | null)[] {
  return [storageFee, ...chosen.map(({ amount }) => amount)];
}
