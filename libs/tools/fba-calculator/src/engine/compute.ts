import { feeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import { fulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import type { RateCard } from '@seller-toolbox/fee-cards/fba/rate-card';
import { removalFee } from '@seller-toolbox/fee-cards/fba/removal-fee';
import { returnProcessingFee } from '@seller-toolbox/fee-cards/fba/return-processing-fee';
import { longTermStorageFee } from '@seller-toolbox/fee-cards/fba/storage-fee';
import { toCardUnits, unitsOf } from '@seller-toolbox/fee-cards/fba/unit-system';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import type { Env } from '@seller-toolbox/tool-contract';
import { chargesOf } from './charges.ts';
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
  const charges = chargesOf(input, { item, quote, context });
  return {
    given,
    units,
    cardUnits,
    item,
    context,
    quote,
    ...charges,
    longTermStorageFee: longTermStorageFee(charges.volume, card),
    removal: removalFee(quote.billableWeight, quote.tier, card),
    returnProcessingFee: returnProcessingFee(quote.fee, card),
  };
}
