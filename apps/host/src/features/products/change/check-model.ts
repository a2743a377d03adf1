import type { ProductRow } from '@seller-toolbox/catalogue/engine-worker';
import type { ListedProduct } from '@seller-toolbox/product-store';
import type { ProductField } from '@seller-toolbox/products';
import type { ToolText } from '@seller-toolbox/tool-contract';
import { ROUNDING_ERROR, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { monthlyUnits } from './change-model.ts';

/** What the marketplace charges for a product and what the tool computes, per unit in `currency`. */
export interface ChargedLine {
  readonly listed: ListedProduct;
  readonly currency: string;
  readonly charged: number;
  readonly computed: number;
  /** Above zero is charged too much. */
  readonly difference: number;
  /** Null without sales figures. */
  readonly monthly: number | null;
  readonly reasons: readonly ToolText[];
}

export interface ChargedCheck {
  /** Products with a difference, those that cost most a month first. */
  readonly lines: readonly ChargedLine[];
  readonly over: readonly ChargedLine[];
  /** How many products are charged too little, how many what is computed, and how many are compared. */
  readonly under: number;
  readonly same: number;
  readonly compared: number;
  readonly notComputed: number;
}

/** Reports round to cents: smaller differences are none. */
const CENT = 0.01;

/** Compares the rows of the part `check` with the charged amounts; all products have one. */
export function chargedCheck(
  products: readonly ListedProduct[],
  { rows, charged }: { rows: readonly (ProductRow | undefined)[]; charged: ProductField },
): ChargedCheck {
  const all = products.flatMap((listed, index) => chargedLine(listed, { row: rows[index], charged }) ?? []);
  const lines = all
    .filter(({ difference }) => Math.abs(difference) > CENT - ROUNDING_ERROR)
    .sort((a, b) => (b.monthly ?? 0) - (a.monthly ?? 0) || b.difference - a.difference);
  const over = lines.filter(({ difference }) => difference > 0);
  return {
    lines,
    over,
    under: lines.length - over.length,
    same: all.length - lines.length,
    compared: all.length,
    notComputed: products.length - all.length,
  };
}

function chargedLine(
  listed: ListedProduct,
  { row, charged: field }: { row: ProductRow | undefined; charged: ProductField },
): ChargedLine | null {
  const [value] = row?.values ?? [];
  const { product } = listed;
  const charged = product[field];
  if (typeof value?.value !== 'number' || value.unit === null || typeof charged !== 'number') return null;
  if (product.currency !== undefined && product.currency !== value.unit) return null;
  // Reports have whole cents.
  const computed = Math.round(value.value / CENT) * CENT;
  const difference = sumRounded([charged, -computed]);
  const units = monthlyUnits(product);
  return {
    listed,
    currency: value.unit,
    charged,
    computed: sumRounded([computed]),
    difference,
    monthly: units === null ? null : sumRounded([difference * units]),
    reasons: row?.reasons ?? [],
  };
}
