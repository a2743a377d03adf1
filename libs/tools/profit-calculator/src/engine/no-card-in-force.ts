import { FBA_RULE_SETS } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { SELLING_RULE_SETS } from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { SALES_TAXES } from '@seller-toolbox/fee-cards/selling/sales-tax.data';
import { finding, ruleSetInForce, STANDARD_RULE_SET, type Finding } from '@seller-toolbox/tool-contract';
import { packedUnit } from './fba-fees.ts';
import type { ProfitInput } from './profit-input.schema.ts';
import type { SalesTaxTreatment } from './sales-tax-treatment.ts';

/**
 * What the standard figures leave out on a day without a published card of selling fees. A published FBA card of that day is not
 * taken instead: rule sets are never mixed in one result.
 */
export function noCardInForce(input: ProfitInput, tax: SalesTaxTreatment, day: string): Finding[] {
  const { ruleSet, marketplace } = input;
  const scope = { day, marketplace };
  if (ruleSet !== STANDARD_RULE_SET || ruleSetInForce(SELLING_RULE_SETS, scope)) return [];
  const found = [finding('no-card-in-force', 'warning')];
  const isTaxLeftOut = tax.mode === 'none' && input.tax === undefined && input.taxRate === undefined;
  if (isTaxLeftOut && SALES_TAXES[marketplace]?.pricesIncludeTax) {
    found.push(finding('standard-without-tax', 'warning'));
  }
  const isFbaFeeWanted = packedUnit(input) !== null && input.fbaFulfillmentFee === 0;
  if (isFbaFeeWanted && ruleSetInForce(FBA_RULE_SETS, scope)) {
    found.push(finding('fba-card-not-mixed', 'warning'));
  }
  return found;
}
