import { partsOfTaxed, taxRateInPrices } from '@seller-toolbox/fee-cards/selling/sales-tax';
import { SALES_TAXES } from '@seller-toolbox/fee-cards/selling/sales-tax.data';
import type { TaxMode } from './choices.ts';
import type { ProfitInput } from './profit-input.schema.ts';

/** How the tax on sales counts for a unit. Shares, not percent. */
export interface SalesTaxTreatment {
  readonly mode: TaxMode;
  /** Of a price without tax; 0 where it does not count. */
  readonly rate: number;
  readonly priceIncludesTax: boolean;
  /** The price that the marketplace shows, which fees are a share of, for one of the typed price. */
  readonly shownPrice: number;
  /** The tax in the typed price, as a share of it. */
  readonly share: number;
  /** What the seller pays on top of fees that exclude the tax, as a share of them. */
  readonly onFees: number;
  /** What a fee that includes the tax costs the seller, as a share of it. */
  readonly ofTaxedFees: number;
}

export const NO_TAX: SalesTaxTreatment = {
  mode: 'none',
  rate: 0,
  priceIncludesTax: false,
  shownPrice: 1,
  share: 0,
  onFees: 0,
  ofTaxedFees: 1,
};

/** The standard figures know no tax, and neither does a marketplace that adds it to the price; the input may say otherwise. */
export function salesTaxTreatment(input: ProfitInput): SalesTaxTreatment {
  const known = SALES_TAXES[input.marketplace];
  const rate = input.taxRate === undefined ? (known?.rate ?? 0) : input.taxRate / 100;
  const isShownWith = known?.pricesIncludeTax ?? false;
  const counts = input.taxRate !== undefined || taxRateInPrices(input.ruleSet, input.marketplace) > 0;
  const mode = input.tax ?? (counts ? 'registered' : 'none');
  if (mode === 'none' || rate === 0) return NO_TAX;
  if (mode === 'exempt') return { ...NO_TAX, mode, rate, onFees: rate };
  const priceIncludesTax = input.priceIncludesTax ?? isShownWith;
  const { tax, rest } = partsOfTaxed(rate);
  return {
    mode,
    rate,
    priceIncludesTax,
    shownPrice: priceIncludesTax === isShownWith ? 1 : isShownWith ? 1 + rate : rest,
    share: priceIncludesTax ? tax : 0,
    onFees: 0,
    ofTaxedFees: rest,
  };
}
