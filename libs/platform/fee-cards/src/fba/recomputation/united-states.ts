/** The rules of the US cards typed a second time, from the published tables, without any code of the cards. */

/** A parcel in hundredths of an inch and of an ounce. */
export interface UsItem {
  readonly sides: readonly number[];
  readonly weight: number;
  readonly price: number;
  readonly goods: 'general' | 'apparel' | 'dangerous';
  readonly isPeak: boolean;
}

type Tier = 'small' | 'large' | 'small-bulky' | 'large-bulky' | 'xl-50' | 'xl-70' | 'xl-150' | 'xl-more';

/** Under 10, from 10 to 50 and over 50 dollars off the peak, then the same at the peak; one row each 2 ounces. */
const SMALL_2026 = [
  [2.43, 3.32, 3.58, 2.62, 3.51, 3.77],
  [2.49, 3.42, 3.68, 2.68, 3.61, 3.87],
  [2.56, 3.45, 3.71, 2.76, 3.65, 3.91],
  [2.66, 3.54, 3.8, 2.86, 3.74, 4.0],
  [2.77, 3.68, 3.94, 2.98, 3.89, 4.15],
  [2.82, 3.78, 4.04, 3.03, 3.99, 4.25],
  [2.92, 3.91, 4.17, 3.14, 4.13, 4.39],
  [2.95, 3.96, 4.22, 3.17, 4.18, 4.44],
];
/** One row each 4 ounces up to 3 pounds; the last is the base above them. */
const LARGE_2026 = [
  [2.91, 3.73, 3.99, 3.15, 3.97, 4.23],
  [3.13, 3.95, 4.21, 3.39, 4.21, 4.47],
  [3.38, 4.2, 4.46, 3.66, 4.48, 4.74],
  [3.78, 4.6, 4.86, 4.07, 4.89, 5.15],
  [4.22, 5.04, 5.3, 4.52, 5.34, 5.6],
  [4.6, 5.42, 5.68, 4.91, 5.73, 5.99],
  [4.75, 5.57, 5.83, 5.07, 5.89, 6.15],
  [5.0, 5.82, 6.08, 5.33, 6.15, 6.41],
  [5.1, 5.92, 6.18, 5.47, 6.29, 6.55],
  [5.28, 6.1, 6.36, 5.67, 6.49, 6.75],
  [5.44, 6.26, 6.52, 5.84, 6.66, 6.92],
  [5.85, 6.67, 6.93, 6.26, 7.08, 7.34],
  [6.15, 6.97, 7.23, 6.69, 7.51, 7.77],
];
const HEAVY_2026: Readonly<Record<Exclude<Tier, 'small' | 'large'>, readonly number[]>> = {
  'small-bulky': [6.78, 7.55, 7.55, 7.82, 8.59, 8.59],
  'large-bulky': [8.58, 9.35, 9.35, 9.62, 10.39, 10.39],
  'xl-50': [25.56, 26.33, 26.33, 28.29, 29.06, 29.06],
  'xl-70': [36.55, 37.32, 37.32, 39.36, 40.13, 40.13],
  'xl-150': [50.55, 51.32, 51.32, 54.97, 55.74, 55.74],
  'xl-more': [194.18, 194.95, 194.95, 202.69, 203.46, 203.46],
};
const SPECIAL_SMALL = {
  apparel: [
    [2.62, 2.64, 2.68, 2.81, 3.0, 3.1, 3.2, 3.3],
    [3.51, 3.54, 3.59, 3.69, 3.91, 4.09, 4.2, 4.25],
    [3.77, 3.8, 3.85, 3.95, 4.17, 4.35, 4.46, 4.51],
  ],
  dangerous: [
    [3.4, 3.43, 3.48, 3.55, 3.64, 3.65, 3.73, 3.77],
    [4.29, 4.36, 4.37, 4.43, 4.55, 4.61, 4.72, 4.78],
    [4.55, 4.62, 4.63, 4.69, 4.81, 4.87, 4.98, 5.04],
  ],
};
/** From 10 to 50 dollars; 0.82 less under 10, 0.26 more over 50. */
const SPECIAL_LARGE = {
  apparel: [4.3, 4.5, 4.72, 5.17, 5.87, 6.04, 6.14, 6.25, 6.6, 6.72, 6.77, 6.9, 6.97],
  dangerous: [4.55, 4.76, 4.99, 5.19, 5.64, 6.02, 6.17, 6.31, 6.38, 6.56, 6.72, 7.13, 7.43],
};
const DANGEROUS_HEAVY = {
  'small-bulky': 8.27,
  'large-bulky': 10.07,
  'xl-50': 28.44,
  'xl-70': 40.53,
  'xl-150': 58.45,
  'xl-more': 219.53,
};

const SMALL_2024 = [3.06, 3.15, 3.24, 3.33, 3.43, 3.53, 3.6, 3.65];
const LARGE_2024 = [3.68, 3.9, 4.15, 4.55, 4.99, 5.37, 5.52, 5.77, 5.87, 6.05, 6.21, 6.62, 6.92];
const HEAVY_2024 = {
  'large-bulky': 9.61,
  'xl-50': 26.33,
  'xl-70': 40.12,
  'xl-150': 54.81,
  'xl-more': 194.95,
};

/** Pounds that the base covers, and dollars for each started pound above. */
const PER_POUND = {
  'small-bulky': [1, 0.38],
  'large-bulky': [1, 0.38],
  'xl-50': [1, 0.38],
  'xl-70': [51, 0.75],
  'xl-150': [71, 0.75],
  'xl-more': [151, 0.19],
} as const;

const cents = (amount: number) => Math.round(amount * 100) / 100;
const started = (amount: number) => Math.max(0, Math.ceil(amount - 1e-9));
const isOver = (value: number, limit: number) => value > limit + 1e-9;

interface Weighed {
  readonly tier: Tier;
  readonly pounds: number;
}

/** The tier and the weight that counts; null beyond 150 pounds of dimensional weight alone. */
function weigh({ sides, weight }: UsItem, hasSmallBulky: boolean): Weighed | null {
  const [longest = 0, median = 0, shortest = 0] = sides.map((side) => side / 100).sort((a, b) => b - a);
  const pounds = weight / 1600;
  const isWithin = (a: number, b: number, c: number) =>
    !isOver(longest, a) && !isOver(median, b) && !isOver(shortest, c);
  if (isWithin(15, 12, 0.75) && !isOver(pounds, 1)) return { tier: 'small', pounds };
  const greater = Math.max(pounds, (longest * median * shortest) / 139);
  if (isWithin(18, 14, 8) && !isOver(greater, 20)) return { tier: 'large', pounds: greater };
  const bulky = Math.max(pounds, (longest * Math.max(2, median) * Math.max(2, shortest)) / 139);
  const withGirth = longest + 2 * (median + shortest);
  if (!isOver(bulky, 50) && !isOver(withGirth, 130)) {
    if (hasSmallBulky && isWithin(37, 28, 20)) return { tier: 'small-bulky', pounds: bulky };
    if (isWithin(59, 33, 33)) return { tier: 'large-bulky', pounds: bulky };
  }
  if (!isOver(bulky, 50)) return { tier: 'xl-50', pounds: bulky };
  if (!isOver(bulky, 70)) return { tier: 'xl-70', pounds: bulky };
  if (!isOver(bulky, 150)) return { tier: 'xl-150', pounds: bulky };
  return isOver(pounds, 150) ? { tier: 'xl-more', pounds } : null;
}

const rowOfOunces = (pounds: number, ounces: number) => Math.max(0, started((pounds * 16) / ounces) - 1);

/** The row of large standard and what started steps above 3 pounds add. */
function largeRow(pounds: number, step = 0.25, perStep = 0.08): readonly [row: number, more: number] {
  return isOver(pounds, 3) ? [12, started((pounds - 3) / step) * perStep] : [rowOfOunces(pounds, 4), 0];
}

function moreOf(tier: keyof typeof PER_POUND, pounds: number): number {
  const [covered, perPound] = PER_POUND[tier];
  return started(pounds - covered) * perPound;
}

/** The card from 2026-01-15; apparel and dangerous goods have fees off the peak only, which are shown at the peak as well. */
export function usFee2026(item: UsItem): number | null {
  const weighed = weigh(item, true);
  if (!weighed) return null;
  const { tier, pounds } = weighed;
  const band = item.price < 10 ? 0 : item.price <= 50 ? 1 : 2;
  if (item.goods !== 'general') return specialFee(item.goods, weighed, band);
  const column = band + (item.isPeak ? 3 : 0);
  if (tier === 'small') return SMALL_2026[rowOfOunces(pounds, 2)]?.[column] ?? null;
  if (tier !== 'large') return (HEAVY_2026[tier][column] ?? NaN) + moreOf(tier, pounds);
  const [row, more] = largeRow(pounds);
  return (LARGE_2026[row]?.[column] ?? NaN) + more;
}

function specialFee(goods: 'apparel' | 'dangerous', { tier, pounds }: Weighed, band: number): number | null {
  if (tier === 'small') return SPECIAL_SMALL[goods][band]?.[rowOfOunces(pounds, 2)] ?? null;
  if (tier === 'large') {
    const [row, more] = goods === 'apparel' ? largeRow(pounds, 0.5, 0.16) : largeRow(pounds);
    return cents((SPECIAL_LARGE[goods][row] ?? NaN) + [-0.82, 0, 0.26][band]!) + more;
  }
  if (goods === 'apparel') return null;
  return cents(DANGEROUS_HEAVY[tier] - (band === 0 ? 0.77 : 0)) + moreOf(tier, pounds);
}

/** The card of 2024: general goods off the peak, 0.77 less under 10 dollars. */
export function usFee2024(item: UsItem): number | null {
  const weighed = weigh(item, false);
  if (!weighed || item.goods !== 'general') return null;
  const { tier, pounds } = weighed;
  const less = item.price < 10 ? 0.77 : 0;
  if (tier === 'small') return cents((SMALL_2024[rowOfOunces(pounds, 2)] ?? NaN) - less);
  if (tier === 'large') {
    const [row, more] = largeRow(pounds);
    return cents((LARGE_2024[row] ?? NaN) - less) + more;
  }
  return tier === 'small-bulky' ? NaN : cents(HEAVY_2024[tier] - less) + moreOf(tier, pounds);
}

/** The specification's figures: no price bands, no seasons, one table for all goods. */
export function standardFee({ sides, weight }: UsItem): number {
  const [longest = 0, median = 0, shortest = 0] = sides.map((side) => side / 100).sort((a, b) => b - a);
  const pounds = weight / 1600;
  const greater = Math.max(pounds, (longest * median * shortest) / 139);
  const isLong = isOver(longest + 2 * (median + shortest), 130);
  const isSmall = !isLong && !isOver(longest, 18) && !isOver(median, 14) && !isOver(shortest, 8);
  const above = (bound: number) => Math.max(0, greater - bound);
  if (isSmall && !isOver(pounds, 20)) return isOver(greater, 1) ? 3.4 + 0.5 * above(2) : 3.22;
  if (isLong || isOver(longest, 96) || isOver(pounds, 150)) return 26.35 + 0.81 * greater;
  return 4.09 + (isOver(greater, 1) ? 0.81 : 0) + (isOver(greater, 2) ? 0.81 : 0) + 0.81 * above(3);
}
