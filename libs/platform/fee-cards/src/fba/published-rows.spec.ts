import { readFee } from './fee-schedule.ts';
import type { FeeTable, Season } from './rate-card.ts';
import { RATE_CARDS } from './rate-cards.ts';
import type { SizeTierId } from './size-tiers.ts';

const SMALL_EXCESS = 1e-6;
const OUNCE = 1 / 16;
const { fulfillment } = RATE_CARDS['amazon-us-2026-01-15'];

interface Rows {
  readonly table: FeeTable;
  readonly season: Season;
  readonly tier: SizeTierId;
  /** Rows end every so many ounces. */
  readonly everyOz: number;
  /** Read by hand, prices under 10, from 10 to 50 and over 50; one line is one row. */
  readonly fees: readonly (readonly [low: number, middle: number, high: number])[];
}

/** Large standard costs 0.82 less under 10 dollars and 0.26 more over 50, in every row of every table. */
const inBands = (middles: readonly number[]) =>
  middles.map((middle) => [middle - 0.82, middle, middle + 0.26] as const);

/** In the order of the published page; sources are in the rate card. */
const PUBLISHED: readonly Rows[] = [
  {
    table: 'general',
    season: 'non-peak',
    tier: 'small-standard',
    everyOz: 2,
    fees: [
      [2.43, 3.32, 3.58],
      [2.49, 3.42, 3.68],
      [2.56, 3.45, 3.71],
      [2.66, 3.54, 3.8],
      [2.77, 3.68, 3.94],
      [2.82, 3.78, 4.04],
      [2.92, 3.91, 4.17],
      [2.95, 3.96, 4.22],
    ],
  },
  {
    table: 'general',
    season: 'peak',
    tier: 'small-standard',
    everyOz: 2,
    fees: [
      [2.62, 3.51, 3.77],
      [2.68, 3.61, 3.87],
      [2.76, 3.65, 3.91],
      [2.86, 3.74, 4],
      [2.98, 3.89, 4.15],
      [3.03, 3.99, 4.25],
      [3.14, 4.13, 4.39],
      [3.17, 4.18, 4.44],
    ],
  },
  {
    table: 'apparel',
    season: 'non-peak',
    tier: 'small-standard',
    everyOz: 2,
    fees: [
      [2.62, 3.51, 3.77],
      [2.64, 3.54, 3.8],
      [2.68, 3.59, 3.85],
      [2.81, 3.69, 3.95],
      [3, 3.91, 4.17],
      [3.1, 4.09, 4.35],
      [3.2, 4.2, 4.46],
      [3.3, 4.25, 4.51],
    ],
  },
  {
    table: 'dangerous',
    season: 'non-peak',
    tier: 'small-standard',
    everyOz: 2,
    fees: [
      [3.4, 4.29, 4.55],
      [3.43, 4.36, 4.62],
      [3.48, 4.37, 4.63],
      [3.55, 4.43, 4.69],
      [3.64, 4.55, 4.81],
      [3.65, 4.61, 4.87],
      [3.73, 4.72, 4.98],
      [3.77, 4.78, 5.04],
    ],
  },
  {
    table: 'general',
    season: 'non-peak',
    tier: 'large-standard',
    everyOz: 4,
    fees: inBands([3.73, 3.95, 4.2, 4.6, 5.04, 5.42, 5.57, 5.82, 5.92, 6.1, 6.26, 6.67]),
  },
  {
    table: 'general',
    season: 'peak',
    tier: 'large-standard',
    everyOz: 4,
    fees: inBands([3.97, 4.21, 4.48, 4.89, 5.34, 5.73, 5.89, 6.15, 6.29, 6.49, 6.66, 7.08]),
  },
  {
    table: 'apparel',
    season: 'non-peak',
    tier: 'large-standard',
    everyOz: 4,
    fees: inBands([4.3, 4.5, 4.72, 5.17, 5.87, 6.04, 6.14, 6.25, 6.6, 6.72, 6.77, 6.9]),
  },
  {
    table: 'dangerous',
    season: 'non-peak',
    tier: 'large-standard',
    everyOz: 4,
    fees: inBands([4.55, 4.76, 4.99, 5.19, 5.64, 6.02, 6.17, 6.31, 6.38, 6.56, 6.72, 7.13]),
  },
];

it.each(PUBLISHED)(
  '$table goods, $tier, $season: each row of 2026 holds up to its last ounce and not beyond',
  ({ table, season, tier, everyOz, fees }) => {
    const schedule = fulfillment[table]?.seasons[season]?.[tier];
    if (!schedule) throw new Error(`no ${table} fees of ${tier} in ${season}`);
    expect(schedule.brackets).toHaveLength(fees.length);
    for (const [row, bands] of fees.entries()) {
      const [from, upTo] = [row * everyOz * OUNCE, (row + 1) * everyOz * OUNCE];
      for (const [band, fee] of bands.entries()) {
        expect(readFee(schedule, from + SMALL_EXCESS, band)?.fee).toBeCloseTo(fee, 10);
        expect(readFee(schedule, upTo, band)?.fee).toBeCloseTo(fee, 10);
      }
    }
  },
);
