import { STANDARD_RULE_SET } from '@seller-toolbox/tool-contract';
import type { ProfitMarketplace } from './rule-sets.data.ts';
import { SALES_TAXES } from './sales-tax.data.ts';

/** The rate of the tax that shown prices contain; 0 where they contain none, and with the standard figures, which know no tax. */
export function taxRateInPrices(ruleSet: string, marketplace: ProfitMarketplace): number {
  const known = ruleSet === STANDARD_RULE_SET ? null : SALES_TAXES[marketplace];
  return known?.pricesIncludeTax ? known.rate : 0;
}

/** The parts of an amount with tax: the tax, and the rest. */
export function partsOfTaxed(rate: number): { readonly tax: number; readonly rest: number } {
  return { tax: rate / (1 + rate), rest: 1 / (1 + rate) };
}
