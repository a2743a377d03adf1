/**
 * The published rules typed a second time, in the plainest way and from the tables themselves, without code or data of the library.
 * One line is one row of a card: tier, limit in grams, then the columns UK, DE with the Central Europe program, DE without it, FR, IT,
 * ES, NL, BE, SE, PL. `+` is what each kilogram, or each 100 g, adds.
 */
export type Column = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface PlainItem {
  readonly millimeters: readonly [number, number, number];
  readonly grams: number;
  readonly price: number;
  readonly goods: 'general' | 'selected';
  readonly isLowLimitCategory: boolean;
  readonly isPeak: boolean;
}

const STANDARD = `
light-envelope 20 1.83 2.07 2.33 2.75 3.23 2.77 2.31 2.26 33.35 3.04
light-envelope 40 1.87 2.11 2.37 2.76 3.26 2.84 2.35 2.31 33.52 3.05
light-envelope 60 1.89 2.13 2.39 2.78 3.28 2.87 2.35 2.31 33.70 3.06
light-envelope 80 2.07 2.26 2.52 3.30 3.39 3.21 2.45 2.41 35.08 3.13
light-envelope 100 2.08 2.28 2.54 3.32 3.41 3.23 2.47 2.43 35.20 3.14
standard-envelope 210 2.10 2.31 2.57 3.33 3.45 3.26 2.51 2.47 35.47 3.16
standard-envelope 460 2.16 2.42 2.68 3.77 3.64 3.45 2.60 2.56 41.09 3.36
large-envelope 960 2.72 2.78 3.04 4.39 3.94 3.60 3.26 3.21 42.35 3.49
extra-large-envelope 960 2.94 3.16 3.42 4.72 4.17 3.85 3.61 3.53 45.62 3.58
small-parcel 150 2.91 3.12 3.38 4.56 4.13 3.52 3.47 3.39 45.41 3.61
small-parcel 400 3.00 3.13 3.39 5.07 4.54 3.74 3.51 3.67 47.29 3.67
small-parcel 900 3.04 3.14 3.40 5.79 4.95 3.95 4.03 4.15 48.19 3.71
small-parcel 1400 3.05 3.15 3.41 5.87 5.11 4.21 4.50 4.63 52.68 3.76
small-parcel 1900 3.25 3.17 3.43 6.10 5.14 4.27 4.82 4.95 54.49 3.81
small-parcel 3900 3.27 4.28 4.54 7.80 5.16 5.50 5.90 6.38 64.10 3.93
standard-parcel 150 2.94 3.13 3.39 4.58 4.29 3.55 3.69 3.46 48.58 3.67
standard-parcel 400 3.01 3.16 3.42 5.22 4.70 3.77 4.04 3.85 51.70 3.73
standard-parcel 900 3.06 3.18 3.44 6.01 5.15 3.99 4.39 4.39 52.04 3.80
standard-parcel 1400 3.26 3.67 3.93 6.41 5.26 4.85 4.72 4.99 58.46 3.89
standard-parcel 1900 3.48 3.69 3.95 6.44 5.29 4.94 4.76 5.41 61.53 3.97
standard-parcel 2900 3.49 4.29 4.55 7.08 5.30 4.98 4.82 6.27 65.36 4.10
standard-parcel 3900 3.54 4.83 5.09 7.81 5.35 5.53 5.15 6.30 65.71 4.15
standard-parcel 5900 3.56 4.96 5.22 8.22 5.38 5.96 5.30 6.54 70.20 4.19
standard-parcel 8900 3.57 5.77 6.03 8.84 5.41 7.24 5.74 6.90 72.20 4.24
standard-parcel 11900 3.58 6.39 6.65 9.38 6.25 7.85 6.31 7.36 87.92 4.37`;

const OVERSIZE = `
small-oversize 0.76 3.49+0.25 4.30+0.18 4.56+0.18 7.05+0.20 7.21+0.08 5.68+0.04 7.02+0.07 6.63+0.04 82.32+0.73 4.13+0.03
standard-oversize-light 0.76 4.35+0.15 4.33+0.18 4.59+0.18 7.29+0.21 7.45+0.22 6.55+0.34 7.12+0.22 6.66+0.23 82.59+3.10 4.15+0.14
standard-oversize-heavy 15.76 6.58+0.08 6.99+0.07 7.25+0.07 10.42+0.11 10.63+0.08 11.72+0.27 10.24+0.22 10.15+0.24 129.09+4.00 6.15+0.15
standard-oversize-large 0.76 5.67+0.07 5.80+0.08 6.06+0.08 8.47+0.13 9.13+0.09 6.76+0.33 7.22+0.23 6.69+0.29 83.09+4.00 4.18+0.16
bulky-oversize 0.76 10.20+0.24 7.98+0.27 8.24+0.27 15.38+0.45 9.59+0.30 9.95+0.43 9.96+0.32 9.50+0.35 118.02+4.90 6.27+0.16
heavy-oversize 31.5 13.04+0.09 12.74+0.15 13.00+0.15 15.59+0.18 16.85+0.15 14.00+0.12 16.22+0.62 15.47+0.68 192.14+9.49 10.21+0.39`;

/** UK, DE (both columns), FR, IT, ES. */
const SPECIAL = `
30 16.22 21.30 24.88 21.70 19.93
40 17.24 24.19 28.77 24.10 20.80
50 34.38 47.98 46.66 32.19 34.32
60 42.04 51.99 50.54 32.82 36.93
above 0.35 0.36 0.49 0.65 0.45`;

const LOW_PRICE = `
light-envelope 20 1.46 1.61 1.87 2.24 2.64 2.15 1.96 1.74 28.71 1.68
light-envelope 40 1.50 1.64 1.90 2.26 2.65 2.21 2.00 1.77 28.91 1.70
light-envelope 60 1.52 1.66 1.92 2.27 2.67 2.23 2.00 1.78 29.07 1.70
light-envelope 80 1.67 1.80 2.06 2.79 2.79 2.55 2.08 1.83 30.56 1.72
light-envelope 100 1.70 1.83 2.09 2.81 2.81 2.59 2.11 1.86 30.74 1.73
standard-envelope 210 1.73 1.86 2.12 2.81 2.81 2.61 2.16 1.98 31.56 1.74
standard-envelope 460 1.87 2.02 2.28 3.31 3.04 2.85 2.25 2.12 36.61 1.83
large-envelope 960 2.42 2.39 2.65 3.96 3.35 3.00 2.91 2.66 37.79 1.89
extra-large-envelope 960 2.65 2.78 3.04 4.31 3.59 3.23 3.26 2.96 40.84 1.91
small-parcel 150 2.67 2.78 3.04 4.31 3.59 3.23 3.13 2.64 41.23 1.81
small-parcel 400 2.70 2.99 3.25 4.71 3.91 3.46 3.17 2.96 43.31 1.86`;

const SELECTED = `
small-parcel-1 35x25x7 3.9 2.83+0.02 3.04+0.05 3.30+0.05 4.97+0.03 4.54+0.02 3.55+0.04 3.43+0.07 3.48+0.07 40.91+0.77 3.25+0.01
small-parcel-2 35x25x9 3.9 2.87+0.02 3.08+0.06 3.34+0.06 5.01+0.05 4.58+0.03 3.59+0.04 3.52+0.07 3.52+0.07 41.23+0.77 3.29+0.01
small-parcel-3 35x25x12 3.9 2.91+0.02 3.12+0.07 3.38+0.07 5.05+0.08 4.62+0.06 3.62+0.05 3.62+0.08 3.67+0.07 41.76+0.77 3.33+0.01
medium-parcel-1 40x30x6 11.9 2.97+0.02 3.24+0.07 3.50+0.07 5.45+0.08 4.83+0.06 3.85+0.07 3.77+0.08 3.84+0.08 45.06+0.89 3.37+0.01
medium-parcel-2 40x30x20 11.9 3.10+0.03 3.47+0.07 3.73+0.07 5.69+0.08 5.05+0.07 3.91+0.08 4.01+0.08 4.15+0.08 46.44+0.89 3.41+0.01
large-parcel-1 45x34x10 11.9 3.34+0.03 3.71+0.07 3.97+0.07 6.16+0.08 5.30+0.08 4.08+0.11 4.06+0.08 4.20+0.08 46.76+0.89 3.45+0.01
large-parcel-2 45x34x26 11.9 3.97+0.03 4.12+0.08 4.38+0.08 6.25+0.08 5.44+0.08 4.53+0.11 4.15+0.08 4.34+0.08 47.18+0.89 3.57+0.02`;

/** UK, DE with the program, DE without it; the others have no peak. */
const PEAK = `
light-envelope 20 1.83 2.07 2.33
light-envelope 40 1.87 2.11 2.37
light-envelope 60 1.89 2.13 2.39
light-envelope 80 2.07 2.26 2.52
light-envelope 100 2.08 2.28 2.54
standard-envelope 210 2.10 2.31 2.57
standard-envelope 460 2.16 2.42 2.68
large-envelope 960 2.79 2.78 3.04
extra-large-envelope 960 3.01 3.16 3.42
small-parcel 150 3.02 3.33 3.59
small-parcel 400 3.11 3.34 3.60
small-parcel 900 3.15 3.35 3.61
small-parcel 1400 3.16 3.37 3.63
small-parcel 1900 3.37 3.39 3.65
small-parcel 3900 3.39 4.57 4.83
standard-parcel 150 3.05 3.34 3.60
standard-parcel 400 3.12 3.38 3.64
standard-parcel 900 3.18 3.40 3.66
standard-parcel 1400 3.38 3.92 4.18
standard-parcel 1900 3.61 3.94 4.20
standard-parcel 2900 3.62 4.58 4.84
standard-parcel 3900 3.67 5.16 5.42
standard-parcel 5900 3.69 5.30 5.56
standard-parcel 8900 3.70 6.16 6.42
standard-parcel 11900 3.71 6.83 7.09`;

const PEAK_SELECTED = `
small-parcel-1 2.94+0.02 3.25+0.05 3.51+0.05
small-parcel-2 2.98+0.02 3.29+0.06 3.55+0.06
small-parcel-3 3.02+0.02 3.33+0.07 3.59+0.07
medium-parcel-1 3.08+0.02 3.46+0.07 3.72+0.07
medium-parcel-2 3.22+0.03 3.71+0.07 3.97+0.07
large-parcel-1 3.47+0.03 3.96+0.07 4.22+0.07
large-parcel-2 4.12+0.03 4.40+0.09 4.66+0.09`;

const lines = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
const number = (text: string | undefined) => Number(text ?? Number.NaN);

/** Pounds sterling or euros without surcharges; null where there is no row. */
export function europeFee(item: PlainItem, column: Column): number | null {
  const [longest = 0, median = 0, shortest = 0] = [...item.millimeters].sort((a, b) => b - a);
  const { grams, price, goods, isLowLimitCategory, isPeak } = item;
  const kilograms = grams / 1000;
  const dimensionalGrams = (longest * median * shortest) / 5000;
  const within = (a: number, b: number, c: number) =>
    longest <= a * 10 && median <= b * 10 && shortest <= c * 10;
  const billed = Math.max(grams, dimensionalGrams);

  const lowLimit =
    (isLowLimitCategory
      ? [10, 11, 11, 12, 12, 12, 12, 12, 140, 55]
      : [20, 20, 20, 20, 20, 20, 20, 20, 230, 85])[column] ?? 0;
  const isEnvelope = within(33, 23, 6) && kilograms <= 0.96;
  if (price <= lowLimit) {
    if (isEnvelope) {
      const fee = rowFee(LOW_PRICE, envelope(), grams, column);
      if (fee !== null) return fee;
    } else if (within(35, 25, 12) && kilograms <= 0.4)
      return rowFee(LOW_PRICE, 'small-parcel', grams, column);
  }
  if (longest > 1750 || longest + 2 * (median + shortest) > 3600 || kilograms > 31.5)
    return specialFee(kilograms, column);
  if (isEnvelope) return peakOr(envelope(), grams);
  if (goods === 'selected') {
    const limits = lines(SELECTED).find(([, size = '', most]) => {
      const [a = 0, b = 0, c = 0] = size.split('x').map(Number);
      return within(a, b, c) && kilograms <= number(most);
    });
    if (limits) return selected(limits);
  } else {
    if (within(35, 25, 12) && kilograms <= 3.9 && dimensionalGrams <= 2100)
      return peakOr('small-parcel', billed);
    if (within(45, 34, 26) && kilograms <= 11.9 && dimensionalGrams <= 7960) {
      return peakOr('standard-parcel', billed);
    }
  }
  if (within(61, 46, 46) && kilograms <= 1.76) return oversizeFee('small-oversize', billed, column);
  if (within(101, 60, 60) && kilograms <= 15) return oversizeFee('standard-oversize-light', billed, column);
  if (within(101, 60, 60) && kilograms <= 23) return oversizeFee('standard-oversize-heavy', billed, column);
  if (within(120, 60, 60) && kilograms <= 23) return oversizeFee('standard-oversize-large', billed, column);
  return oversizeFee(kilograms <= 23 ? 'bulky-oversize' : 'heavy-oversize', billed, column);

  function envelope(): string {
    if (within(33, 23, 2.5) && kilograms <= 0.1) return 'light-envelope';
    if (within(33, 23, 2.5) && kilograms <= 0.46) return 'standard-envelope';
    return within(33, 23, 4) ? 'large-envelope' : 'extra-large-envelope';
  }

  function peakOr(tier: string, weight: number): number | null {
    return isPeak && column < 3 ? rowFee(PEAK, tier, weight, column) : rowFee(STANDARD, tier, weight, column);
  }

  function selected([tier, , , ...columns]: readonly string[]): number {
    const peak = lines(PEAK_SELECTED).find(([name]) => name === tier);
    const [first, step] = ((isPeak && column < 3 ? peak?.[column + 1] : columns[column]) ?? '').split('+');
    return number(first) + number(step) * Math.ceil(Math.max(0, (grams - 100) / 100));
  }
}

function oversizeFee(tier: string, billed: number, column: Column): number {
  const row = lines(OVERSIZE).find(([name]) => name === tier) ?? [];
  const [base, perKilogram] = (row[column + 2] ?? '').split('+');
  const above = Math.max(0, billed - number(row[1]) * 1000);
  return number(base) + number(perKilogram) * Math.ceil(above / 1000);
}

/** The Netherlands, Belgium, Sweden and Poland have none. */
function specialFee(kilograms: number, column: Column): number | null {
  const place = [1, 2, 2, 3, 4, 5][column];
  if (place === undefined) return null;
  const rows = lines(SPECIAL);
  const row = rows.find(([limit]) => kilograms <= number(limit));
  if (row) return number(row[place]);
  return number(rows[3]?.[place]) + number(rows[4]?.[place]) * Math.ceil(kilograms - 60);
}

function rowFee(table: string, tier: string, grams: number, column: number): number | null {
  const row = lines(table).find(([name, limit]) => name === tier && grams <= number(limit));
  return row ? number(row[column + 2]) : null;
}
