import type { ProductColumn, RuleSet, UnnamedColumn } from '@seller-toolbox/tool-contract';
import type { ToolProducts } from './input-from-product.ts';

/** A group of a tool's results: its columns, or what it computes for a page part over the whole list. */
export type ProductsPart = 'columns' | 'change' | 'rewrite' | 'check';

/** The problem of a product in the part `change` on a day on which the tool has no rules of its marketplace. */
export const NO_RULES = 'no-rules';

/**
 * The results of a part in the order of its values: of `change` the amount, then what is made smaller, by how much and what a
 * unit saves; of `rewrite` whether the text is compliant, and the proposed one; of `check` the amount.
 */
export function columnsOfPart(
  { columns, change, rewrite, check }: ToolProducts,
  part: ProductsPart = 'columns',
): readonly ProductColumn[] {
  if (part === 'columns') return columns;
  if (part === 'check') return check ? [check.amount] : [];
  if (part === 'rewrite') {
    return rewrite
      ? [rewrite.isCompliant, rewrite.proposed].map((path) => unnamed({ path, kind: 'text' }))
      : [];
  }
  if (!change) return [];
  const { amount, cheaper } = change;
  return [amount, ...(cheaper ? [cheaper.what, cheaper.by, cheaper.saves].map(unnamed) : [])];
}

function unnamed(column: UnnamedColumn): ProductColumn {
  return { ...column, label: '' };
}

/** The last day on which the latest figures that were replaced held, `YYYY-MM-DD`. */
export function lastDayOfEarlierRules(ruleSets: readonly RuleSet[]): string {
  return ruleSets.reduce((last, { effectiveTo = '' }) => (effectiveTo > last ? effectiveTo : last), '');
}
