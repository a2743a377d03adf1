import { priceBand } from './price-band.ts';
import {
  PRICE_BANDS,
  type FeeTable,
  type MiddleBand,
  type PriceBand,
  type RateCard,
  type Season,
  type TierSchedules,
} from './rate-card.ts';
import { seasonOn } from './season.ts';

/** What kind of goods an item is, as the seller says. */
export interface GoodsFlags {
  readonly category: 'standard' | 'oversize' | 'dangerous' | 'apparel';
  readonly isDangerous: boolean;
  readonly isApparel: boolean;
  /** Health, personal care, groceries or alcoholic drinks; left out, none of them. */
  readonly isGrocery?: boolean;
}

/** Everything besides the item's size that decides a fee: table of the card, season, price band, surcharges. */
export interface FeeContext {
  readonly card: RateCard;
  /** The day of the charge, `YYYY-MM-DD`. */
  readonly day: string;
  /** Of the fulfillment fees. */
  readonly season: Season | null;
  /** The season of the figures that are read: not the peak where the card has no peak fees of the table. */
  readonly feeSeason: Season;
  readonly storageSeason: Season | null;
  readonly goods: FeeTable;
  readonly isDangerous: boolean;
  /** The table that is read: the general one where the card has none for the goods. */
  readonly feeTable: FeeTable;
  /** The bounds of the bands that hold for the item. */
  readonly middlePriceBand: MiddleBand | null;
  readonly priceBand: PriceBand | null;
  /** Which of the fees of a row is charged. */
  readonly column: number;
  /** Null where no figures of this table are known. */
  readonly schedules: TierSchedules | null;
  /** Fees that replace those of `schedules` where they have a row for the item; null at other prices. */
  readonly lowPriceSchedules: TierSchedules | null;
  /** Share of the fulfillment fee, 0 before the surcharge began. */
  readonly fuelRate: number;
  /** Per unit on top of the fee, 0 for goods that are not dangerous. */
  readonly dangerousGoodsFee: number;
}

export interface FeeInput extends GoodsFlags {
  readonly price: number | null;
  /** Left out, the item is of a category with the ordinary limit of low prices. */
  readonly hasLowerPriceLimit?: boolean;
  /** Left out, the seller lets the goods be stored in Central Europe. */
  readonly centralEurope?: boolean;
}

/** The season, price band and schedules of a card by which the fees of an item on a day (`YYYY-MM-DD`) are computed. */
export function feeContext(input: FeeInput, day: string, card: RateCard): FeeContext {
  const goods = goodsOf(input, card);
  const feeTable = card.fulfillment[goods] ? goods : 'general';
  const season = seasonOn(day, card.seasons);
  const middlePriceBand = middleBandOf(input, card);
  const band = middlePriceBand && priceBand(input.price, middlePriceBand);
  const seasons = card.fulfillment[feeTable]?.seasons;
  const feeSeason = season === 'peak' && seasons?.peak ? 'peak' : 'non-peak';
  const { fuelSurcharge, dangerousGoodsFee } = card;
  return {
    card,
    day,
    season,
    feeSeason,
    storageSeason: seasonOn(day, card.storage && card.storage.seasons),
    goods,
    isDangerous: isDangerousGoods(input),
    feeTable,
    middlePriceBand,
    priceBand: band,
    column: columnOf(card, band, input.centralEurope ?? true),
    schedules: seasons?.[feeSeason] ?? null,
    lowPriceSchedules: band === 'low' && card.lowPrice ? card.lowPrice.schedules : null,
    fuelRate: fuelSurcharge && day >= fuelSurcharge.effectiveFrom ? fuelSurcharge.rate : 0,
    dangerousGoodsFee: dangerousGoodsFee && isDangerousGoods(input) ? dangerousGoodsFee.perUnit : 0,
  };
}

/** Dangerous goods by the flag, or by the category. */
export function isDangerousGoods({ category, isDangerous }: GoodsFlags): boolean {
  return isDangerous || category === 'dangerous';
}

/** Apparel by the flag, or by the category. */
export function isApparelGoods({ category, isApparel }: GoodsFlags): boolean {
  return isApparel || category === 'apparel';
}

/** Dangerous goods that are also apparel pay as dangerous goods, unless the card has no fees for these. */
function goodsOf(flags: GoodsFlags, { fulfillment }: RateCard): FeeTable {
  const isApparel = isApparelGoods(flags);
  if (isDangerousGoods(flags) && !(isApparel && !fulfillment.dangerous && fulfillment.apparel)) {
    return 'dangerous';
  }
  if (isApparel) return 'apparel';
  return flags.isGrocery && fulfillment.grocery ? 'grocery' : 'general';
}

function middleBandOf({ hasLowerPriceLimit }: FeeInput, card: RateCard): MiddleBand | null {
  const { middlePriceBand, lowPrice } = card;
  return middlePriceBand && lowPrice && hasLowerPriceLimit
    ? { ...middlePriceBand, from: lowPrice.lowerLimit }
    : middlePriceBand;
}

function columnOf({ columns }: RateCard, band: PriceBand | null, centralEurope: boolean): number {
  if (columns === 'central-europe') return centralEurope ? 0 : 1;
  return columns === 'price-band' && band ? PRICE_BANDS.indexOf(band) : 0;
}
