import { exchangeRate, smallestStep, type ExchangeRates } from '@seller-toolbox/reference-data/exchange';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { ProfitInput } from './profit-input.schema.ts';

/** Every field with an amount in the marketplace's currency. */
const AMOUNTS = [
  'sellingPrice',
  'costOfGoods',
  'shippingCost',
  'advertisingCost',
  'otherCosts',
  'fbaFulfillmentFee',
  'storageFee',
  'inboundPlacementFee',
  'returnsProcessingFee',
  'freightRate',
  'inspectionCost',
  'prepCost',
  'returnCost',
  'redemptionFee',
  'promotionFee',
] as const satisfies readonly (keyof ProfitInput)[];

export type Amounts = Partial<Pick<ProfitInput, (typeof AMOUNTS)[number]>>;

/** The amounts of an input; those that are left out stay out. */
export function amountsOf(input: ProfitInput): Amounts {
  return Object.fromEntries(
    AMOUNTS.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  );
}

/** Typed rates hold in the marketplace that they were typed for. */
const RATES_OF_ONE_MARKETPLACE = { taxRate: undefined, referralRate: undefined } as const;

export interface ConvertedInput {
  readonly change: Partial<ProfitInput>;
  readonly from: string;
  readonly to: string;
  /** Units of `to` for one of `from`. */
  readonly rate: number;
}

/**
 * The changes of an input for another marketplace: amounts converted and rounded to cents or yen, typed rates of tax and referral
 * fee left out; the measures keep their units.
 * Null without a rate.
 */
export function convertInput(
  input: ProfitInput,
  marketplace: ProfitInput['marketplace'],
  rates: ExchangeRates,
): ConvertedInput | null {
  const [before, after] = [marketplaceOf(input.marketplace), marketplaceOf(marketplace)];
  const rate = exchangeRate(rates, before.currency, after.currency);
  if (rate === null) return null;
  const perUnit = Math.round(1 / smallestStep(after.currency));
  const converted = (amount: number) =>
    rate === 1 ? amount : Math.round(roundTo14Digits(amount * rate * perUnit)) / perUnit;
  const amounts: Amounts = Object.fromEntries(
    Object.entries(amountsOf(input)).map(([name, amount]) => [name, converted(amount ?? 0)]),
  );
  const unitSystem = input.unitSystem ?? before.unitSystem;
  const isMeasured = Boolean(input.packageLength ?? input.packageWeight);
  return {
    change: { marketplace, ...amounts, ...RATES_OF_ONE_MARKETPLACE, ...(isMeasured && { unitSystem }) },
    from: before.currency,
    to: after.currency,
    rate,
  };
}
