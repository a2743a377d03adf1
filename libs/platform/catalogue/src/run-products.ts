import {
  columnsOfPart,
  columnValues,
  elementsOf,
  gapsOf,
  inputFromProduct,
  lackingFields,
  NO_RULES,
  type Product,
  type ToolProducts,
} from '@seller-toolbox/products';
import { runEngine, withRuleSet, type ToolText } from '@seller-toolbox/tool-contract';
import type { EngineWorkerAnswer } from './engine-worker-messages.ts';
import { loadEngine } from './engines.ts';
import type { ProductRow, ProductsRequest } from './product-rows.ts';
import { loadProducts } from './products.ts';

/** Small enough that results come as they are computed, large enough that sending them is no work. */
const BATCH = 100;

/** Runs the products in batches, posts the rows of each, and returns those of the last. */
export async function runProducts(
  { toolId, part, products, now, rulesAt = now }: ProductsRequest,
  post: (first: number, rows: readonly ProductRow[]) => void,
): Promise<EngineWorkerAnswer> {
  const [engine, hook] = await Promise.all([loadEngine(toolId), loadProducts(toolId)]);
  if (!engine || !hook) return { kind: 'failed', message: `no tool ${toolId} for products` };
  const reasonsOf = part === 'check' && hook.check ? await loadReasonsOf(hook.check, now) : null;
  const shown = { ...hook, columns: columnsOfPart(hook, part) };
  const rowOf = (product: Product): ProductRow => {
    const { input, problems: unused } = inputFromProduct(hook, product);
    const withRules = withRuleSet(engine, input, { now: rulesAt });
    // The standard rules are of no day.
    if (part === 'change' && engine.ruleSets.length > 0 && withRules === input) {
      return { values: [], problems: [{ path: '', code: NO_RULES }], unused };
    }
    const result = runEngine(engine, withRules, { now });
    if (!result.ok) return { values: [], problems: result.problems, unused };
    const lacking = [...lackingFields(hook, product), ...unused.map(({ field }) => field)];
    const { findings, fields, blanks } = gapsOf(hook, elementsOf(result.output, hook.outputList)[0], lacking);
    const values = columnValues(shown, result.output, { blanks }).map(({ value, unit }) => ({ value, unit }));
    return {
      ...{ values, problems: [], unused },
      ...(findings.length + fields.length > 0 && { gaps: { findings, fields } }),
      ...(reasonsOf && { reasons: reasonsOf(withRules, product) }),
    };
  };
  let first = 0;
  for (; first + BATCH < products.length; first += BATCH) {
    post(first, products.slice(first, first + BATCH).map(rowOf));
  }
  return { kind: 'product-rows', first, rows: products.slice(first).map(rowOf) };
}

async function loadReasonsOf(
  { charged, sizeTier, loadExplain }: NonNullable<ToolProducts['check']>,
  now: number,
) {
  const explain = await loadExplain();
  return (input: unknown, product: Product): readonly ToolText[] => {
    const [amount, tier] = [product[charged], product[sizeTier]];
    if (typeof amount !== 'number') return [];
    return explain(input, { amount, sizeTier: typeof tier === 'string' ? tier : undefined }, now);
  };
}
