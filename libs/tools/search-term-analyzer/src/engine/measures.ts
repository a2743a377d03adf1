import { ROUNDING_ERROR } from '@seller-toolbox/tool-contract/rounding';

/** Counts of a report. `impressions` is null where any row of the sum lacks them: missing is not zero. */
export interface Counts {
  readonly impressions: number | null;
  readonly clicks: number;
  readonly spend: number;
  readonly sales: number;
  readonly orders: number;
}

/** Counts and the ratios derived from them; a ratio without a denominator is null. Percentages are 0 to 100. */
export interface Measures extends Counts {
  /** Spend per sales, percent. */
  readonly acos: number | null;
  /** Orders per click, percent. */
  readonly cvr: number | null;
  /** Spend per click. */
  readonly cpc: number | null;
  /** Clicks per impression, percent. */
  readonly ctr: number | null;
}

/** Mutable, because a report has a hundred thousand rows. */
export type Sum = { -readonly [Key in keyof Counts]: Counts[Key] };

export function emptySum(): Sum {
  return { impressions: 0, clicks: 0, spend: 0, sales: 0, orders: 0 };
}

export function addTo(sum: Sum, counts: Counts): void {
  sum.impressions =
    sum.impressions === null || counts.impressions === null ? null : sum.impressions + counts.impressions;
  sum.clicks += counts.clicks;
  sum.spend += counts.spend;
  sum.sales += counts.sales;
  sum.orders += counts.orders;
}

export function toMeasures({ impressions, clicks, spend, sales, orders }: Counts): Measures {
  return {
    impressions,
    clicks,
    spend,
    sales,
    orders,
    acos: percentOf(spend, sales),
    cvr: percentOf(orders, clicks),
    cpc: ratioOf(spend, clicks),
    ctr: impressions === null ? null : percentOf(clicks, impressions),
  };
}

/** `value` divided by `whole`, null for a denominator of zero. */
export function ratioOf(value: number, whole: number): number | null {
  return whole > ROUNDING_ERROR ? value / whole : null;
}

function percentOf(value: number, whole: number): number | null {
  const ratio = ratioOf(value, whole);
  return ratio === null ? null : ratio * 100;
}
