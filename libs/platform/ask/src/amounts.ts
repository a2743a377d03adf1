import type { Quantity } from './quantities.ts';
import { createVocabulary, type Mention } from './vocabulary.ts';

/** What sellers call price and costs, folded, in six languages. */
const AMOUNT_NAMES = {
  sellingPrice:
    'price|selling price|sale price|sell|selling|sells|sold|sell for|selling for|sold for|retail|售价|卖价|卖|价格|定价|售價|賣價|價格|販売価格|販売|売価|卖出|想卖|想賣|賣|価格|harga jual|harga|jual|giá bán|giá|bán',
  costOfGoods:
    'cost|costs|product cost|cogs|cost of goods|unit cost|buy|bought|bought at|bought for|source|成本|进价|采购价|进货价|进货|採購價|進價|進貨價|進貨|原価|仕入れ|仕入|仕入れ値|biaya modal|modal|hpp|harga modal|harga pokok|harga beli|giá vốn|giá nhập|nhập|vốn',
  shippingCost:
    'shipping|freight|运费|運費|头程|頭程|物流|送料|ongkir|ongkos kirim|pengiriman|phí vận chuyển|vận chuyển|phí ship',
  advertisingCost: 'ads|ad|advertising|ppc|广告|廣告|广告费|廣告費|広告|広告費|iklan|biaya iklan|quảng cáo',
} as const;
export type AmountName = keyof typeof AMOUNT_NAMES;

const names = createVocabulary<AmountName>(AMOUNT_NAMES);

export interface NamedAmounts {
  /** The names, with and without an amount, from left to right. */
  readonly names: readonly Mention<AmountName>[];
  readonly amounts: ReadonlyMap<AmountName, Quantity>;
}

/** The numbers of a folded text that stand behind the name of a price or cost; of each the first. */
export function namedAmounts(folded: string, numbers: readonly Quantity[]): NamedAmounts {
  const found = names.find(folded);
  const amounts = new Map<AmountName, Quantity>();
  for (const [index, { id, end }] of found.entries()) {
    const until = found[index + 1]?.start ?? folded.length;
    const number = numbers.find(({ start }) => start >= end && start < until);
    const isBehind = number && !/\d/u.test(folded.slice(end, number.start));
    if (isBehind && !amounts.has(id)) amounts.set(id, number);
  }
  return { names: found, amounts };
}
