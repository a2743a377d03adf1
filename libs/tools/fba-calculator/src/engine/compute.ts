import { feeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import { fulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import { sortedSides } from '@seller-toolbox/fee-cards/fba/item';
import { volumeOf } from '@seller-toolbox/fee-cards/fba/volume';
import { optionalFees } from '@seller-toolbox/fee-cards/fba/optional-fees';
import type { RateCard } from '@seller-toolbox/fee-cards/fba/rate-card';
import { removalFee } from '@seller-toolbox/fee-cards/fba/removal-fee';
import { returnProcessingFee } from '@seller-toolbox/fee-cards/fba/return-processing-fee';
import { longTermStorageFee, storageRate } from '@seller-toolbox/fee-cards/fba/storage-fee';
import { toCardUnits, unitsOf } from '@seller-toolbox/fee-cards/fba/unit-system';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import type { Env } from '@seller-toolbox/tool-contract';
import { roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import type { Computation } from './computation-steps.ts';
import type { FbaInput } from './fba-calculator.schema.ts';

/** All figures of an item by a card. */
export function compute(input: FbaInput, card: RateCard, env: Env): Computation {
  const marketplace = marketplaceOf(input.marketplace);
  const units = unitsOf(input.unitSystem ?? marketplace.unitSystem);
  const cardUnits = unitsOf(card.units);
  const { length, width, height, weight } = input;
  const given = { length, width, height, weight };
  const item = toCardUnits(given, units, cardUnits);
  const context = feeContext(input, input.date ?? dayIn(marketplace.timeZone, env.now.getTime()), card);
  const quote = fulfillmentQuote(item, context);
  const volume = volumeOf(sortedSides(item), card);
  const rate = storageRate(quote.weightRule.sizeClass, context);
  const storageFee = rate === null ? null : roundTo14Digits(volume * rate);
  const chosen = optionalFees(input, { quote, context, volume });
  return {
    given,
    units,
    cardUnits,
    item,
    context,
    quote,
    volume,
    storageRate: rate,
    storageFee,
    longTermStorageFee: longTermStorageFee(volume, card),
    removal: removalFee(quote.billableWeight, quote.tier, card),
    returnProcessingFee: returnProcessingFee(quote.fee, card),
    optionalFees: chosen,
    totalFees:
      quote.fee === null
        ? null
        : sumRounded([quote.fee, storageFee ?? 0, ...chosen.map(({ amount }) => amount ?? 0)]),
  };
}
