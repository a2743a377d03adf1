import { priceBand } from './price-band.ts';
import {
  PRICE_BANDS,
  type FeeTable,
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
}

/** Everything besides the item's size that decides a fee: table of the card, season, price band, fuel surcharge. */
export interface FeeContext {
  readonly card: RateCard;
  /** The day of the charge, `YYYY-MM-DD`. */
  readonly day: string;
  /** Of the fulfillment fees. */
  readonly season: Season | null;
  readonly storageSeason: Season | null;
  readonly goods: FeeTable;
  /** The table that is read: the general one where the card has none for the goods. */
  readonly feeTable: FeeTable;
  readonly priceBand: PriceBand | null;
  readonly bandIndex: number;
  /** Null where the card publishes no fees of this table for the season. */
  readonly schedules: TierSchedules | null;
  /** Share of the fulfillment fee, 0 before the surcharge began. */
  readonly fuelRate: number;
}

export interface FeeInput extends GoodsFlags {
  readonly price: number | null;
}

export function feeContext(input: FeeInput, day: string, card: RateCard): FeeContext {
  const goods = goodsOf(input);
  const feeTable = card.fulfillment[goods] ? goods : 'general';
  const season = seasonOn(day, card.seasons);
  const band = card.middlePriceBand && priceBand(input.price, card.middlePriceBand);
  const { fuelSurcharge } = card;
  return {
    card,
    day,
    season,
    storageSeason: seasonOn(day, card.storage.seasons),
    goods,
    feeTable,
    priceBand: band,
    bandIndex: band ? PRICE_BANDS.indexOf(band) : 0,
    schedules: card.fulfillment[feeTable]?.seasons[season ?? 'non-peak'] ?? null,
    fuelRate: fuelSurcharge && day >= fuelSurcharge.effectiveFrom ? fuelSurcharge.rate : 0,
  };
}

export function isDangerousGoods({ category, isDangerous }: GoodsFlags): boolean {
  return isDangerous || category === 'dangerous';
}

export function isApparelGoods({ category, isApparel }: GoodsFlags): boolean {
  return isApparel || category === 'apparel';
}

/** Dangerous goods that are also apparel pay as dangerous goods. */
function goodsOf(flags: GoodsFlags): FeeTable {
  if (isDangerousGoods(flags)) return 'dangerous';
  return isApparelGoods(flags) ? 'apparel' : 'general';
}
