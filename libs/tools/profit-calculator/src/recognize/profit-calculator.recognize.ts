import {
  contentOf,
  createVocabulary,
  foldText,
  readMoney,
  readQuantities,
  without,
} from '@seller-toolbox/ask';
import { FEE_MARKETPLACES } from '@seller-toolbox/reference-data/marketplaces.data';
import type { Recognize } from '@seller-toolbox/tool-contract';
import {
  PROFIT_MARKETPLACES,
  type ProfitMarketplace,
} from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import type { engine } from '../engine/profit-calculator.engine.ts';

/** What sellers call price and costs, folded, in six languages. */
const amounts = createVocabulary({
  sellingPrice:
    'price|selling price|sale price|sell|selling|sells|sold|sell for|selling for|sold for|retail|售价|卖价|卖|价格|定价|售價|賣價|價格|販売価格|販売|売価|卖出|想卖|想賣|賣|価格|harga jual|harga|jual|giá bán|giá|bán',
  costOfGoods:
    'cost|costs|product cost|cogs|cost of goods|unit cost|buy|bought|bought at|bought for|source|成本|进价|采购价|进货价|进货|採購價|進價|進貨價|進貨|原価|仕入れ|仕入|仕入れ値|biaya modal|modal|hpp|harga modal|harga pokok|harga beli|giá vốn|giá nhập|nhập|vốn',
  shippingCost:
    'shipping|freight|运费|運費|头程|頭程|物流|送料|ongkir|ongkos kirim|pengiriman|phí vận chuyển|vận chuyển|phí ship',
  advertisingCost: 'ads|ad|advertising|ppc|广告|廣告|广告费|廣告費|広告|広告費|iklan|biaya iklan|quảng cáo',
});

/** Currencies of languages with a marketplace of their own; all others mean the United States. */
const MARKETPLACE_CURRENCIES: Readonly<Record<string, string>> = { ja: 'JPY' };

type AmountField = 'sellingPrice' | 'costOfGoods' | 'shippingCost' | 'advertisingCost';

/** A price and a cost behind their names, or a price before the first name: the margin on the marketplace of their currency. */
export const recognize: Recognize<typeof engine> = (text, env) => {
  const folded = foldText(text);
  const labels = amounts.find(folded);
  const numbers = readQuantities(folded, env);
  const found = new Map<AmountField, number>();
  for (const [index, { id, end }] of labels.entries()) {
    const until = labels[index + 1]?.start ?? folded.length;
    const number = numbers.find(({ start }) => start >= end && start < until);
    if (number && !found.has(id)) found.set(id, number.value);
  }
  // "$19.99 cost $4": the first number is the price.
  const unnamed = numbers.find(({ end }) => end <= (labels[0]?.start ?? 0));
  const sellingPrice = found.get('sellingPrice') ?? unnamed?.value;
  const costOfGoods = found.get('costOfGoods');
  if (sellingPrice === undefined || costOfGoods === undefined) return [];
  const rest = contentOf(without(folded, [...labels, ...numbers]));
  const [currency] = readMoney(text, env).currencies;
  return [
    {
      confidence: rest.length <= 12 ? 0.96 : 0.5,
      input: {
        marketplace: marketplaceOf(currency ?? MARKETPLACE_CURRENCIES[env.language]),
        sellingPrice,
        costOfGoods,
        shippingCost: found.get('shippingCost') ?? 0,
        advertisingCost: found.get('advertisingCost') ?? 0,
        otherCosts: 0,
      },
      line: (output) => ({
        code: output.profitMargin !== null && output.marginBand === null ? 'beforeReferral' : 'margin',
        params: {
          margin: { share: (output.profitMargin ?? 0) / 100 },
          net: { money: output.netProfit, currency: output.currency },
          referral: { money: output.fees.referral, currency: output.currency },
        },
      }),
    },
  ];
};

/** The first marketplace of a currency; the first of all without one. */
function marketplaceOf(currency: string | undefined): ProfitMarketplace {
  const market = FEE_MARKETPLACES.find((each) => each.currency === currency);
  return PROFIT_MARKETPLACES.find((code) => code === market?.code) ?? PROFIT_MARKETPLACES[0];
}
