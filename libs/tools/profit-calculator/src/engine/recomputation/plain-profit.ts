/** The rules of a unit's profit typed a second time, one price at a time, from the published tables. */
import { feeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import { fulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';

export type Store = 'US' | 'CA' | 'UK' | 'DE' | 'FR' | 'IT' | 'JP';
export type Kind = 'general' | 'clothing' | 'home' | 'beauty' | 'automotive' | 'electronics-accessories';

export interface PlainUnit {
  readonly marketplace: Store;
  readonly category: Kind;
  readonly date: string;
  readonly sellingPrice: number;
  readonly costOfGoods: number;
  readonly shippingCost: number;
  readonly advertisingCost: number;
  readonly otherCosts: number;
  readonly tax?: 'registered' | 'exempt';
  readonly priceIncludesTax?: boolean;
  readonly sellerCountry?: 'other' | 'UK' | 'FR';
  readonly packageLength?: number;
  readonly packageWidth?: number;
  readonly packageHeight?: number;
  readonly packageWeight?: number;
  readonly freightRate?: number;
  readonly freightPer?: 'kg' | 'm3';
  readonly dutyRate?: number;
  readonly customsEntry?: 'air' | 'sea';
  readonly shipmentUnits?: number;
  readonly inspectionCost?: number;
  readonly returnRate?: number;
  readonly returnCost?: number;
  readonly resellableShare?: number;
  readonly discountRate?: number;
  readonly discountShare?: number;
  readonly redemptionFee?: number;
  readonly promotionFee?: number;
  readonly promotionUnits?: number;
  readonly acos?: number;
}

const CARDS = {
  US: 'amazon-us-2026-01-15',
  CA: 'amazon-ca-2026-02-01',
  UK: 'amazon-uk-2026-02-01',
  DE: 'amazon-de-2026-02-01',
  FR: 'amazon-fr-2026-02-01',
  IT: 'amazon-it-2026-02-01',
  JP: 'amazon-jp-2026-04-01',
} as const;

const VAT = { US: 0, CA: 0.05, UK: 0.2, DE: 0.19, FR: 0.2, IT: 0.22, JP: 0.1 } as const;
const MINIMUM = { US: 0.3, CA: 0.4, UK: 0.25, DE: 0.3, FR: 0.3, IT: 0.3, JP: 30 } as const;

const isAbove = (price: number, bound: number) => price > bound + 1e-9;

function plainReferral(store: Store, category: Kind, price: number): number {
  return Math.max(MINIMUM[store], referralWithoutMinimum(store, category, price));
}

function referralWithoutMinimum(store: Store, category: Kind, price: number): number {
  if (store === 'JP') return japaneseReferral(category, price);
  if (store === 'US' || store === 'CA') return americanReferral(store, category, price);
  switch (category) {
    case 'home':
      return price * (isAbove(price, 20) ? 0.15 : 0.08);
    case 'beauty':
      return price * (isAbove(price, 10) ? 0.15 : 0.08);
    case 'automotive': {
      const bound = store === 'UK' ? 45 : 50;
      return isAbove(price, bound) ? bound * 0.15 + (price - bound) * 0.09 : price * 0.15;
    }
    case 'electronics-accessories':
      return isAbove(price, 100) ? 15 + (price - 100) * 0.08 : price * 0.15;
    case 'clothing': {
      const bound = store === 'UK' ? 40 : 45;
      if (!isAbove(price, 15)) return price * 0.05;
      if (!isAbove(price, 20)) return price * 0.1;
      return isAbove(price, bound) ? bound * 0.15 + (price - bound) * 0.07 : price * 0.15;
    }
    case 'general':
      return price * 0.15;
  }
}

function americanReferral(store: 'US' | 'CA', category: Kind, price: number): number {
  switch (category) {
    case 'beauty':
      return price * (isAbove(price, store === 'US' ? 10 : 15) ? 0.15 : 0.08);
    case 'automotive':
      return price * 0.12;
    case 'electronics-accessories':
      return isAbove(price, 100) ? 15 + (price - 100) * 0.08 : price * 0.15;
    case 'clothing':
      if (store === 'CA') return price * (price < 20 - 1e-9 ? 0.1 : 0.17);
      if (!isAbove(price, 15)) return price * 0.05;
      return price * (isAbove(price, 20) ? 0.17 : 0.1);
    case 'home':
    case 'general':
      return price * 0.15;
  }
}

function japaneseReferral(category: Kind, price: number): number {
  if (!isAbove(price, 750)) return price * 0.05;
  switch (category) {
    case 'beauty':
      return price * (isAbove(price, 1500) ? 0.104 : 0.084);
    case 'automotive':
    case 'electronics-accessories':
      return price * 0.104;
    case 'clothing':
      if (!isAbove(price, 2500)) return price * 0.084;
      return isAbove(price, 3000) ? 372 + (price - 3000) * 0.084 : price * 0.124;
    case 'home':
    case 'general':
      return price * 0.154;
  }
}

/** Shares of selling and of fulfillment fees. */
function digitalServices(store: Store, seller: 'other' | 'UK' | 'FR'): readonly [number, number] {
  if (store === 'CA' || store === 'JP') return [0, 0];
  if (seller === 'FR' || store === 'FR') return [0.03, 0.03];
  if (store === 'IT') return [0.03, 0];
  return seller === 'UK' || store === 'UK' ? [0.02, 0.02] : [0, 0];
}

/** Fulfillment and storage of a month at a shown price; null without measures. */
function fba(unit: PlainUnit, price: number): { readonly fee: number; readonly storage: number } | null {
  const { packageLength: length, packageWidth: width, packageHeight: height, packageWeight: weight } = unit;
  if (!length || !width || !height || !weight) return null;
  const card = RATE_CARDS[CARDS[unit.marketplace]];
  const context = feeContext(
    {
      category: unit.category === 'clothing' ? 'apparel' : 'standard',
      isDangerous: false,
      isApparel: false,
      price,
      hasLowerPriceLimit: unit.category === 'beauty',
    },
    unit.date,
    card,
  );
  const quote = fulfillmentQuote({ length, width, height, weight }, context);
  const volume =
    (length * width * height) /
    { ft3: unit.marketplace === 'US' ? 1728 : 28316.846592, m3: 1e6, dm3: 1000 }[card.volumeUnit];
  const season = Number(unit.date.slice(5, 7)) >= 10 ? 'peak' : 'non-peak';
  const { storage } = card;
  const table = unit.category === 'clothing' ? (storage?.apparel ?? storage?.general) : storage?.general;
  return { fee: quote.fee ?? NaN, storage: volume * (table?.[quote.weightRule.sizeClass][season] ?? NaN) };
}

export function plainNetProfit(unit: PlainUnit): number {
  const vat = VAT[unit.marketplace];
  const isShownWith = unit.marketplace !== 'US' && unit.marketplace !== 'CA';
  const mode = vat === 0 ? 'none' : (unit.tax ?? (isShownWith ? 'registered' : 'none'));
  const isTyped = unit.priceIncludesTax ?? isShownWith;
  const discounted = unit.discountRate ? (unit.discountShare ?? 100) / 100 : 0;
  const typed = unit.sellingPrice;
  const atDiscount = typed * (1 - (unit.discountRate ?? 0) / 100);
  const mean = (one: (price: number) => number) =>
    (discounted < 1 ? (1 - discounted) * one(typed) : 0) +
    (discounted > 0 ? discounted * one(atDiscount) : 0);

  const shown = (price: number) => {
    if (mode !== 'registered' || isTyped === isShownWith) return price;
    return isShownWith ? price * (1 + vat) : price / (1 + vat);
  };
  const revenue = (price: number) => (mode === 'registered' && isTyped ? price / (1 + vat) : price);
  const referral = mean((price) => plainReferral(unit.marketplace, unit.category, shown(price)));
  const kept = mean((price) =>
    unit.marketplace === 'US' ? Math.min(5, 0.2 * plainReferral('US', unit.category, shown(price))) : 0,
  );
  const hasSize = fba(unit, typed) !== null;
  const isTaxInFee = unit.marketplace === 'JP';
  const net = isTaxInFee && mode === 'registered' ? 1.1 : 1;
  const fulfillment = hasSize ? mean((price) => fba(unit, shown(price))?.fee ?? NaN) / net : 0;
  const storage = hasSize ? (fba(unit, typed)?.storage ?? NaN) / net : 0;
  const [onSelling, onFulfillment] = digitalServices(unit.marketplace, unit.sellerCountry ?? 'other');
  const dst = onSelling * referral + onFulfillment * fulfillment;
  const onFees = mode === 'exempt' ? vat : 0;
  const taxOnFees = onFees * (referral + dst + (isTaxInFee ? 0 : fulfillment + storage));

  const landed = plainLandedCost(unit);
  const sales = mean(shown);
  const advertising = unit.acos === undefined ? unit.advertisingCost : (unit.acos / 100) * sales;
  const promotion =
    discounted * (unit.redemptionFee ?? 0) + (unit.promotionFee ?? 0) / (unit.promotionUnits ?? 1);
  const oneReturn =
    mean(revenue) -
    referral * (1 + onSelling) * (1 + onFees) +
    kept +
    (unit.returnCost ?? 0) -
    ((unit.resellableShare ?? 0) / 100) * (unit.costOfGoods + landed);
  const returns = ((unit.returnRate ?? 0) / 100) * oneReturn;
  const costs = unit.costOfGoods + landed + unit.shippingCost + advertising + unit.otherCosts + promotion;
  return mean(revenue) - costs - referral - dst - fulfillment - storage - taxOnFees - returns;
}

function plainLandedCost(unit: PlainUnit): number {
  const { packageLength = 0, packageWidth = 0, packageHeight = 0, packageWeight = 0 } = unit;
  const isImperial = unit.marketplace === 'US';
  const kilograms = packageWeight * (isImperial ? 0.45359237 : 1);
  const cubicMeters = (packageLength * packageWidth * packageHeight * (isImperial ? 2.54 ** 3 : 1)) / 1e6;
  const freight = (unit.freightRate ?? 0) * (unit.freightPer === 'm3' ? cubicMeters : kilograms);
  const dutiable = unit.costOfGoods + (unit.marketplace === 'US' || unit.marketplace === 'CA' ? 0 : freight);
  const duty = ((unit.dutyRate ?? 0) / 100) * dutiable;
  return freight + duty + customs(unit) + (unit.inspectionCost ?? 0);
}

function customs({ marketplace, customsEntry, costOfGoods, shipmentUnits }: PlainUnit): number {
  if (marketplace !== 'US' || !customsEntry || costOfGoods === 0) return 0;
  const harbor = customsEntry === 'sea' ? 0.00125 * costOfGoods : 0;
  if (shipmentUnits === undefined) return 0.003464 * costOfGoods + harbor;
  return Math.min(651.5, Math.max(33.58, 0.003464 * costOfGoods * shipmentUnits)) / shipmentUnits + harbor;
}
