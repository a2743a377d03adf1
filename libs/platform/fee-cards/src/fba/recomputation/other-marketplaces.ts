/**
 * The published rules of Canada, Mexico, the United Arab Emirates, India, Japan and Australia typed a second time, in the plainest way and from the tables themselves, without
 * code or data of the library.
 */
export interface PlainParcel {
  readonly millimeters: readonly [number, number, number];
  readonly grams: number;
  readonly price: number;
  readonly isPeak: boolean;
  /** With `goods` general: in Mexico health, grocery or alcohol. */
  readonly isLowLimitCategory: boolean;
  readonly goods: 'general' | 'selected';
}

const sorted = (sides: readonly number[]): [number, number, number] => {
  const [a = 0, b = 0, c = 0] = [...sides].sort((x, y) => y - x);
  return [a, b, c];
};

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ').map(Number));

/** Grams, off the peak, at the peak. */
const CA_ENVELOPE = rowsOf(`
100 4.46 4.73
200 4.71 4.99
300 5.01 5.31
400 5.28 5.60
500 5.62 5.95`);
const CA_STANDARD = rowsOf(`
100 5.92 6.28
200 6.12 6.49
300 6.36 6.74
400 6.73 7.13
500 7.23 7.65
600 7.40 7.84
700 7.71 8.17
800 7.95 8.43
900 8.25 8.74
1000 8.49 8.99
1100 8.58 9.10
1200 8.84 9.37
1300 9.04 9.58
1400 9.29 9.85
1500 9.60 10.17`);

/** Canadian dollars without surcharges. */
export function canadianFee({ millimeters, grams, price, isPeak }: PlainParcel): number {
  const [longest, median, shortest] = sorted(millimeters);
  const girth = longest + 2 * (median + shortest);
  const shipping = Math.max(grams, (longest * median * shortest) / 5000);
  const column = isPeak ? 2 : 1;
  const discount = !isPeak && price < 14 ? 0.8 : 0;
  const hundreds = Math.ceil(shipping / 100);
  const byTable = (rows: readonly number[][]) =>
    rows.find(([limit = 0]) => hundreds * 100 <= limit)?.[column];
  const halves = (base: number, step: number) => base + step * Math.max(0, Math.ceil(shipping / 500) - 1);
  if (longest <= 380 && median <= 270 && shortest <= 20 && shipping <= 500) {
    return (byTable(CA_ENVELOPE) ?? CA_ENVELOPE[0]?.[column] ?? 0) - discount;
  }
  if (longest <= 450 && median <= 350 && shortest <= 200 && shipping <= 9000) {
    return (byTable(CA_STANDARD) ?? (isPeak ? 11 : 10.32) + 0.09 * (hundreds - 15)) - discount;
  }
  if (longest <= 1520 && median <= 760 && girth <= 3300 && shipping <= 32_000)
    return halves(isPeak ? 16.77 : 15.43, 0.46);
  if (longest <= 2700 && girth <= 3300 && shipping <= 68_000) return halves(isPeak ? 41.64 : 37.78, 0.52);
  if (longest <= 2700 && girth <= 4190 && shipping <= 68_000) return halves(isPeak ? 89.59 : 82.2, 0.58);
  return halves(isPeak ? 166.85 : 150.78, 0.58);
}

/** Sum of the sides, kilograms, yen above a price of 1,000, yen up to it. */
const JP_STANDARD = rowsOf(`
20 2 410 344
30 2 415 358
40 2 420 371
50 2 425 379
60 2 430 391
80 5 472 427
100 9 532 466`);
const JP_LARGE = rowsOf(`
60 2 589 523
80 5 624 558
100 10 675 609
120 15 781 715
140 20 1020 954
160 25 1100 1034
180 30 1532 1466
200 40 1756 1690
200 50 2755 2689
220 50 3573 3507
240 50 4496 4430
260 50 5625 5559`);

/** Yen with tax; null for what is larger than every size. */
export function japaneseFee({ millimeters, grams, price }: PlainParcel): number | null {
  const [longest, median, shortest] = sorted(millimeters);
  const sum = (longest + median + shortest) / 10;
  const kilograms = grams / 1000;
  const isLow = price <= 1000;
  if (longest <= 250 && median <= 180 && shortest <= 20 && kilograms <= 0.25) return isLow ? 222 : 288;
  if (longest <= 350 && median <= 300 && shortest <= 33 && kilograms <= 1) return isLow ? 252 : 318;
  const isStandard = longest <= 450 && median <= 350 && shortest <= 200 && kilograms <= 9;
  const rows = isStandard ? [...JP_STANDARD, ...JP_LARGE] : JP_LARGE;
  const row = rows.find(([limit = 0, most = 0]) => sum <= limit && kilograms <= most);
  return row?.[isLow ? 3 : 2] ?? null;
}

/** Kilograms, dollars from a price of 13 on. */
const AU_PARCEL = rowsOf(`
0.25 7.34
0.5 7.64
1 9.22
1.5 9.68
2 9.81
3 9.86
4 10.18
5 10.19
6 11.10
7 11.26
8 11.26
9 11.27
10 11.27
11 13.80
12 13.93`);
const AU_SMALL_OVERSIZE = rowsOf(`
1 9.94
1.25 10.41
1.5 10.65
1.75 10.66
2 10.66`);
const AU_STANDARD_OVERSIZE = rowsOf(`
1 12.30
2 12.95
3 13.04
4 13.18
5 13.41
6 14.31
7 14.46
8 14.48
9 14.52
10 14.52
15 15.86
20 16.42
22 16.42`);
const AU_LARGE_OVERSIZE = rowsOf(`
5 14.71
10 15.12
15 16.02
20 16.52
25 16.56
30 23.00
35 24.00`);

/** Australian dollars without tax; null for what is heavier than every size. */
export function australianFee({ millimeters, grams, price }: PlainParcel): number | null {
  const fee = fullFee();
  return fee === null || price >= 13 ? fee : fee - 0.91;

  function fullFee(): number | null {
    const [longest, median, shortest] = sorted(millimeters);
    const within = (a: number, b: number, c: number) =>
      longest <= a * 10 && median <= b * 10 && shortest <= c * 10;
    const kilograms = grams / 1000;
    const billed = Math.max(kilograms, (longest * median * shortest) / 4_000_000);
    const row = (rows: readonly number[][]) => rows.find(([limit = 0]) => billed <= limit)?.[1];
    const above = (limit: number) => Math.max(0, Math.ceil(billed - limit));
    if (within(20, 15, 1) && kilograms <= 0.075) return 4.55;
    if (within(33, 23, 2.5) && kilograms <= 0.475)
      return kilograms <= 0.075 ? 4.58 : kilograms <= 0.225 ? 5.26 : 5.61;
    if (within(33, 23, 5) && kilograms <= 0.975)
      return kilograms <= 0.225 ? 6.78 : kilograms <= 0.475 ? 7.02 : 8.29;
    if (within(45, 34, 20) && kilograms <= 12) return row(AU_PARCEL) ?? null;
    if (within(61, 46, 46) && kilograms <= 22) return row(AU_SMALL_OVERSIZE) ?? 10.68 + 0.01 * above(2);
    if (within(105, 60, 60) && kilograms <= 22) return row(AU_STANDARD_OVERSIZE) ?? 16.43 + 0.01 * above(22);
    if (kilograms <= 35) return row(AU_LARGE_OVERSIZE) ?? 34 + 0.1 * above(35);
    return kilograms <= 250 ? 72 + 0.1 * above(35) : null;
  }
}

/** Kilograms, pesos at a price under 150, under 299, under 499 and from 499 on; the last row has no end. */
const MX_ENVELOPE = rowsOf(`
0.1 27.00 33.00 49.00 60.00
0.2 27.20 34.00 50.00 60.40
0.3 27.40 35.00 51.00 60.80
0.4 27.60 36.00 52.00 61.20
999 27.80 37.00 53.00 61.50`);
const MX_STANDARD = rowsOf(`
0.1 28.00 33.00 50.00 61.80
0.2 28.05 34.00 51.00 63.00
0.3 28.10 35.00 52.00 64.00
0.4 28.15 36.00 53.00 66.00
0.5 28.20 37.00 54.00 67.00
0.6 28.25 37.50 55.00 68.30
0.7 28.30 38.00 56.00 69.60
0.8 28.35 38.50 57.00 71.00
0.9 28.40 39.00 58.00 72.00
1.0 28.45 39.50 59.00 72.70`);

/** Pesos with tax. */
export function mexicanFee({ millimeters, grams, price, isLowLimitCategory, goods }: PlainParcel): number {
  const [longest, median, shortest] = sorted(millimeters);
  const kilograms = Math.max(grams / 1000, (longest * median * shortest) / 5_000_000);
  const column = price < 150 ? 0 : price < 299 ? 1 : price < 499 ? 2 : 3;
  const isGrocery = goods === 'general' && isLowLimitCategory && column < 3;
  const of = (fees: readonly number[]) => fees[column] ?? Number.NaN;
  const hundreds = Math.ceil(Number((kilograms * 10).toFixed(9)));
  if (longest <= 380 && median <= 270 && shortest <= 20 && grams <= 500) {
    if (isGrocery) return of([4.5, 5.5, 14]) + 0.1 * Math.min(4, Math.max(0, hundreds - 1));
    return MX_ENVELOPE.find(([limit = 0]) => kilograms <= limit)?.[column + 1] ?? Number.NaN;
  }
  if (longest <= 450 && median <= 350 && shortest <= 200) {
    if (kilograms <= 1) {
      if (isGrocery) return of([5, 6, 14.5]) + 0.1 * Math.max(0, hundreds - 1);
      return MX_STANDARD.find(([limit = 0]) => kilograms <= limit)?.[column + 1] ?? Number.NaN;
    }
    const quarters = Math.ceil((kilograms - 1) / 0.25);
    return isGrocery
      ? of([6, 7, 15.5]) + quarters * of([0.15, 0.3, 0.45])
      : of([28.5, 40, 60, 72.8]) + quarters * of([1.15, 1.15, 1.75, 1.5]);
  }
  const halves = Math.max(0, Math.ceil((kilograms - 1) / 0.5));
  const to50 = Math.min(halves, 98);
  const to100 = Math.min(halves - to50, 100);
  return (
    of([32, 38, 61, 75.4]) +
    to50 * of([2.8, 2.8, 3.1, 3.75]) +
    to100 * of([1.5, 1.5, 1.6, 2.1]) +
    (halves - to50 - to100) * of([1.5, 1.5, 3, 3.6])
  );
}

/** Kilograms, dirhams at a price above 25. */
const AE_PARCEL = rowsOf(`
0.25 9.2
0.5 9.5
1 10.5
1.5 11.0
2 11.5
3 12.5
4 13.5
5 14.5
6 15.5
7 16.5
8 17.5
9 18.5
10 19.5
11 20.5
12 21.5`);

/** Dirhams without tax; null above 30 kg, for which no fee is known. */
export function emiratiFee({ millimeters, grams, price }: PlainParcel): number | null {
  const [longest, median, shortest] = sorted(millimeters);
  const within = (a: number, b: number, c: number) =>
    longest <= a * 10 && median <= b * 10 && shortest <= c * 10;
  const fee = fullFee();
  return fee === null || price > 25 ? fee : fee - 2;

  function fullFee(): number | null {
    if (within(20, 15, 1) && grams <= 100) return 7.5;
    if (within(33, 23, 2.5) && grams <= 500) return grams <= 100 ? 8 : grams <= 200 ? 8.2 : 8.5;
    if (within(33, 23, 5) && grams <= 1000) return 9.5;
    if (within(45, 34, 26) && grams <= 12_000) {
      return AE_PARCEL.find(([limit = 0]) => grams <= limit * 1000)?.[1] ?? null;
    }
    if (grams > 30_000) return null;
    const kilograms = Math.max(1, Math.ceil(grams / 1000));
    return 11.5 + (kilograms <= 10 ? kilograms : Math.ceil(kilograms / 5) * 5);
  }
}

/** Rupees without tax, regional; null above 1 kg and for heavy and bulky goods, for which no fee is known. */
export function indianFee({ millimeters, grams }: PlainParcel): number | null {
  const [longest, median, shortest] = sorted(millimeters);
  if (grams > 22_500 || longest > 1830 || longest + 2 * (median + shortest) > 3000) return null;
  const billed = Math.max(grams, (longest * median * shortest) / 5000);
  return billed <= 500 ? 17 + 37 : billed <= 1000 ? 17 + 37 + 17 : null;
}
