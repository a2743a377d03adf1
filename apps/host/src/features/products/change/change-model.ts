import type { ProductRow } from '@seller-toolbox/catalogue/engine-worker';
import type { ListedProduct } from '@seller-toolbox/product-store';
import type { Product } from '@seller-toolbox/products';
import type { Finding } from '@seller-toolbox/tool-contract';
import { roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';

/** What a change of rules does to one product; amounts in `currency`. */
export interface ChangeLine {
  readonly listed: ListedProduct;
  readonly currency: string;
  readonly before: number;
  readonly after: number;
  readonly difference: number;
  /** Null without sales figures. */
  readonly monthlyUnits: number | null;
  readonly monthly: number | null;
  /** A profit before and a loss after. */
  readonly isNewLoss: boolean;
  /** The smallest change of the product that costs less. */
  readonly cheaper: CheaperChange | null;
}

export interface CheaperChange {
  readonly what: string;
  readonly by: number;
  readonly unit: string | null;
  /** Null without sales figures. */
  readonly yearly: number | null;
}

/** The lines of one marketplace. */
export interface ChangeSum {
  readonly marketplace: string;
  readonly currency: string;
  readonly products: number;
  readonly withoutSales: number;
  readonly newLosses: number;
  /** A month; null where no product has sales figures. */
  readonly before: number | null;
  readonly after: number | null;
  readonly difference: number | null;
  /** What the smallest changes of the products save a year; null where none is known. */
  readonly yearly: number | null;
}

export interface CatalogueChange {
  /** Most affected first. */
  readonly lines: readonly ChangeLine[];
  readonly sums: readonly ChangeSum[];
  readonly notComputed: readonly NotComputed[];
}

/** A product without an amount, and the row that says why. */
export interface NotComputed {
  readonly listed: ListedProduct;
  readonly row: ProductRow | undefined;
}

interface ChangeRows {
  readonly before: readonly (ProductRow | undefined)[];
  readonly after: readonly (ProductRow | undefined)[];
  /** A lower amount is worse. */
  readonly isProfit: boolean;
}

const DAYS_PER_MONTH = 30;
const MONTHS_A_YEAR = 12;

/** Sales of 30 days, else those of 90 or 7 scaled to them; null where none is known. */
export function monthlyUnits({ sales30, sales90, sales7 }: Product): number | null {
  if (sales30 !== undefined) return sales30;
  if (sales90 !== undefined) return (sales90 / 90) * DAYS_PER_MONTH;
  return sales7 === undefined ? null : (sales7 / 7) * DAYS_PER_MONTH;
}

/** Compares the rows of the part `change` of two days; products without an amount on both are listed apart. */
export function catalogueChange(
  products: readonly ListedProduct[],
  { before, after, isProfit }: ChangeRows,
): CatalogueChange {
  const found = products.map((listed, index) =>
    changeLine(listed, { before: before[index], after: after[index], isProfit }),
  );
  const lines = found.filter((line) => line !== null);
  const worse = isProfit ? -1 : 1;
  const byEffect = (a: ChangeLine, b: ChangeLine) =>
    worse * ((b.monthly ?? 0) - (a.monthly ?? 0) || b.difference - a.difference);
  return {
    lines: [...lines].sort(byEffect),
    sums: sumsOf(lines),
    notComputed: products.flatMap((listed, index) => {
      if (found[index] !== null) return [];
      const rows = [before[index], after[index]];
      return { listed, row: rows.find((row) => typeof row?.values[0]?.value !== 'number') };
    }),
  };
}

/** What the figures of a side lack besides: each remark with the number of products that have it. */
export function remarksOf(rows: readonly (ProductRow | undefined)[]): readonly Remark[] {
  const remarks = new Map<string, { readonly finding: Finding; products: number }>();
  for (const row of rows) {
    if (typeof row?.values[0]?.value !== 'number') continue;
    for (const finding of row.gaps?.findings ?? []) {
      const key = JSON.stringify(finding);
      const known = remarks.get(key);
      if (known) known.products += 1;
      else remarks.set(key, { finding, products: 1 });
    }
  }
  return [...remarks.values()].sort((a, b) => b.products - a.products);
}

export interface Remark {
  readonly finding: Finding;
  readonly products: number;
}

function changeLine(
  listed: ListedProduct,
  rows: { before: ProductRow | undefined; after: ProductRow | undefined; isProfit: boolean },
): ChangeLine | null {
  const [from] = rows.before?.values ?? [];
  const [to, what, by, saves] = rows.after?.values ?? [];
  if (typeof from?.value !== 'number' || typeof to?.value !== 'number') return null;
  if (to.unit === null || to.unit !== from.unit) return null;
  const [before, after] = [from.value, to.value];
  const difference = sumRounded([after, -before]);
  const units = monthlyUnits(listed.product);
  const saved = typeof saves?.value === 'number' ? saves.value : null;
  const hasCheaper = typeof what?.value === 'string' && typeof by?.value === 'number' && saved !== null;
  return {
    listed,
    currency: to.unit,
    before,
    after,
    difference,
    monthlyUnits: units,
    monthly: units === null ? null : roundTo14Digits(difference * units),
    isNewLoss: rows.isProfit && before >= 0 && after < 0,
    cheaper: hasCheaper
      ? {
          what: String(what.value),
          by: Number(by.value),
          unit: by.unit,
          yearly: units === null ? null : roundTo14Digits(saved * units * MONTHS_A_YEAR),
        }
      : null,
  };
}

function sumsOf(lines: readonly ChangeLine[]): readonly ChangeSum[] {
  const groups = new Map<string, ChangeLine[]>();
  for (const line of lines) {
    const key = `${line.listed.product.marketplace ?? ''} ${line.currency}`;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group;
    const total = (amount: 'before' | 'after') =>
      sumRounded(group.map((line) => line[amount] * (line.monthlyUnits ?? 0)));
    const withoutSales = group.filter(({ monthlyUnits: units }) => units === null).length;
    const hasSales = withoutSales < group.length;
    const [before, after] = [total('before'), total('after')];
    const yearly = group.map(({ cheaper }) => cheaper?.yearly ?? null).filter((amount) => amount !== null);
    return {
      marketplace: first?.listed.product.marketplace ?? '',
      currency: first?.currency ?? '',
      products: group.length,
      withoutSales,
      newLosses: group.filter(({ isNewLoss }) => isNewLoss).length,
      before: hasSales ? before : null,
      after: hasSales ? after : null,
      difference: hasSales ? sumRounded([after, -before]) : null,
      yearly: yearly.length > 0 ? sumRounded(yearly) : null,
    };
  });
}
