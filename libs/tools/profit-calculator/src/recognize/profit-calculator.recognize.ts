import {
  contentOf,
  foldText,
  namedAmounts,
  readMarketplace,
  readQuantities,
  without,
} from '@seller-toolbox/ask';
import {
  PROFIT_MARKETPLACES,
  type ProfitMarketplace,
} from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import type { EngineOutput, Recognize, ToolText } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/profit-calculator.engine.ts';

/** Of languages with a marketplace of their own; all others mean the first one. */
const HOME_MARKETPLACES: Readonly<Record<string, ProfitMarketplace>> = { ja: 'JP' };

/**
 * A price and a cost behind their names, or a price before the first name: the margin on the marketplace that the text names,
 * else on that of its currency. None where an amount is in another currency than that of the marketplace.
 */
export const recognize: Recognize<typeof engine> = (text, env) => {
  const folded = foldText(text);
  const numbers = readQuantities(folded, env);
  const { names, amounts } = namedAmounts(folded, numbers);
  // "$19.99 cost $4": the first number is the price.
  const unnamed = numbers.find(({ end }) => end <= (names[0]?.start ?? 0));
  const sellingPrice = (amounts.get('sellingPrice') ?? unnamed)?.value;
  const costOfGoods = amounts.get('costOfGoods')?.value;
  if (sellingPrice === undefined || costOfGoods === undefined) return [];
  const asked = readMarketplace(text, env);
  if (asked.hasOtherCurrency) return [];
  const marketplace =
    asked.named ?? asked.ofCurrency ?? HOME_MARKETPLACES[env.language] ?? PROFIT_MARKETPLACES[0];
  const rest = contentOf(without(folded, [...names, ...numbers, ...asked.names]));
  return [
    {
      confidence: rest.length <= 12 ? 0.96 : 0.5,
      input: {
        marketplace,
        sellingPrice,
        costOfGoods,
        shippingCost: amounts.get('shippingCost')?.value ?? 0,
        advertisingCost: amounts.get('advertisingCost')?.value ?? 0,
        otherCosts: 0,
      },
      line: (output) => lineOf(output, marketplace),
    },
  ];
};

/** The profit and all that it is the rest of. */
function lineOf(output: EngineOutput<typeof engine>, marketplace: ProfitMarketplace): ToolText {
  const { breakdown, currency, marginBand, netProfit, profitMargin, sellingPrice } = output;
  const parts = breakdown
    .filter(({ part, amount }) => part !== 'net-profit' && amount !== 0)
    .reduce<ToolText>(
      (before, { part, amount }) => ({
        code: `less-${part}`,
        params: { before, amount: { money: amount, currency } },
      }),
      { code: 'price', params: { price: { money: sellingPrice, currency } } },
    );
  const lacksReferral = profitMargin !== null && marginBand === null;
  const code = lacksReferral ? 'beforeReferral' : 'margin';
  return {
    code: marketplace === PROFIT_MARKETPLACES[0] ? code : `${code}-at`,
    params: {
      marketplace: { region: marketplace },
      margin: { share: (profitMargin ?? 0) / 100 },
      net: { money: netProfit, currency },
      parts,
    },
  };
}
