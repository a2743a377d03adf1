import {
  categoriesOf,
  PROFIT_MARKETPLACES,
  SELLING_RULE_SETS,
  type ProfitMarketplace,
  type RuleSetId,
} from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { exchangeRate } from '@seller-toolbox/reference-data/exchange';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import { ruleSetInForce, STANDARD_RULE_SET } from '@seller-toolbox/tool-contract';
import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { convertInput } from './convert-input.ts';
import { lacksFbaFee } from './fba-fees.ts';
import type { ProfitInput } from './profit-input.schema.ts';
import type { ProfitOutput } from './profit-output.schema.ts';
import { calculateUnit } from './unit-calculation.ts';

/** In percent, of the price and of the cost of goods. */
const CHANGES = [-20, -10, 0, 10, 20] as const;

/** The margin at other prices and other costs of goods. */
export function sensitivity(input: ProfitInput, now: number): NonNullable<ProfitOutput['sensitivity']> {
  const changed = (amount: number, percent: number) => roundTo14Digits(amount * (1 + percent / 100));
  return {
    changes: [...CHANGES],
    margins: CHANGES.map((cost) =>
      CHANGES.map((price) => {
        const { costOfGoods, sellingPrice } = input;
        const other = {
          ...input,
          costOfGoods: changed(costOfGoods, cost),
          sellingPrice: changed(sellingPrice, price),
        };
        return calculateUnit(other, now).profit.profitMargin;
      }),
    ),
  };
}

type Row = NonNullable<ProfitOutput['marketplaces']>[number];

/**
 * The unit in every marketplace, its amounts converted: all by the standard figures, or each by the card in force there, without
 * figures where none is.
 */
export function marketplaces(input: ProfitInput, currency: string, now: number): Row[] {
  return PROFIT_MARKETPLACES.map((marketplace) => {
    const empty: Row = {
      marketplace,
      ruleSet: ruleSetFor(input, marketplace, now),
      currency: marketplaceOf(marketplace).currency,
      price: null,
      netProfit: null,
      netProfitConverted: null,
      profitMargin: null,
      fbaFee: null,
    };
    const { ruleSet } = empty;
    const converted = convertInput(input, marketplace, input.rates);
    if (!ruleSet || !converted || !isKnown(ruleSet, input.category)) return empty;
    const there = marketplace === input.marketplace ? input : { ...input, ...converted.change, ruleSet };
    const { profit, context } = calculateUnit(there, now);
    const rate = exchangeRate(input.rates, empty.currency, currency);
    const known = {
      ...empty,
      price: there.sellingPrice,
      fbaFee: context.fba?.fulfillment ? profit.fees.fbaFulfillment : null,
    };
    // A fee that counts as 0 would rank the marketplace ahead of those whose fee is known.
    if (context.selling.row.gap === 'referral-fee-unknown' || lacksFbaFee(there, context.fba)) return known;
    return {
      ...known,
      netProfit: profit.netProfit,
      netProfitConverted: rate === null ? null : roundTo14Digits(profit.netProfit * rate),
      profitMargin: profit.profitMargin,
    };
  });
}

/** The standard figures have some categories only; a dated card shows what it has. */
function isKnown(ruleSet: RuleSetId, category: ProfitInput['category']): boolean {
  return ruleSet !== STANDARD_RULE_SET || categoriesOf(ruleSet).includes(category);
}

function ruleSetFor(input: ProfitInput, marketplace: ProfitMarketplace, now: number): RuleSetId | null {
  if (marketplace === input.marketplace) return input.ruleSet;
  const known = SELLING_RULE_SETS.filter((set) => set.marketplaces.some((code) => code === marketplace));
  const day = input.date ?? dayIn(marketplaceOf(marketplace).timeZone, now);
  if (input.ruleSet !== STANDARD_RULE_SET) return ruleSetInForce(known, { day, marketplace })?.id ?? null;
  return known.some(({ id }) => id === STANDARD_RULE_SET) ? STANDARD_RULE_SET : null;
}
