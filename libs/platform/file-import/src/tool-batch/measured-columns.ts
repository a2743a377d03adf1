import {
  inputFromProduct,
  quantityOfUnit,
  unitsOfInput,
  valueAt,
  type Product,
  type ToolProducts,
} from '@seller-toolbox/products';
import type { TextTable } from '@seller-toolbox/tool-contract';
import {
  isContext,
  proposeMapping,
  readProducts,
  type ColumnTarget,
  type ProductMapping,
} from '../product-file/index.ts';
import type { BatchProblem, ColumnTargets } from './table-rows.ts';
import { unitSystemIn, unitSystemOf, type BatchSettings } from './unit-system-in.ts';

type Fields = Readonly<Record<string, unknown>>;

interface MeasuredOptions {
  readonly hook: ToolProducts;
  readonly settings: BatchSettings;
}

/**
 * Columns of input fields that are read like fields of a product: sizes, weights and amounts, in the unit and the currency that a
 * cell, its header or a column of units names, and the marketplace, which decides what bare ones are in.
 */
export function measuredColumns(table: TextTable, targets: ColumnTargets, options: MeasuredOptions) {
  const { hook, settings } = options;
  const marketplace = settings.get('marketplace') as Product['marketplace'];
  const reads = hook.reads.filter(
    ({ path, field, unit }) =>
      targets.includes(path) && (unit ? isMeasured(unit) : field === 'marketplace' && !marketplace),
  );
  const contexts = contextTargets(table, targets);
  const mapping: ProductMapping = targets.map((path, column) => {
    const field = reads.find((read) => read.path === path)?.field;
    // Every field with a unit is a target, and so is the marketplace.
    return (field as ColumnTarget | undefined) ?? contexts[column] ?? null;
  });
  const { products, problems } = readProducts(table, { mapping, marketplace });
  const byLine = new Map(products.map(({ line, product }) => [line, product]));
  const rejected = new Map<number, BatchProblem[]>();
  for (const { line, header, code = 'invalid-value' } of problems)
    rejected.set(line, [...(rejected.get(line) ?? []), { path: header, code }]);
  // An input field without a column is missing, as it is in a single run.
  const { defaults: _defaults, ...rest } = hook;
  const part: ToolProducts = { ...rest, reads };

  return {
    isRead: (column: number) => Boolean(mapping[column]),
    marketplaceAt: (line: number) => byLine.get(line)?.marketplace,
    /** What the columns add to the other fields of a row. */
    rowAt: (line: number, others: Fields) => {
      const read = byLine.get(line) ?? {};
      const ofRow = hook.unitSystem === undefined ? undefined : valueAt(others, hook.unitSystem);
      const unitSystem = unitSystemIn(hook, settings) ?? unitSystemOf(ofRow);
      const units = unitsOfInput(part, unitSystem ?? read.marketplace ?? marketplace);
      const filled = inputFromProduct(part, { ...units, ...read }, { marketplace, unitSystem });
      const element = hook.list === undefined ? filled.input : valueAt(filled.input, `${hook.list}.0`);
      return {
        fields: (element ?? {}) as Fields,
        problems: [
          ...(rejected.get(line) ?? []),
          ...filled.problems.map(({ field, code }) => ({ path: field, code })),
        ],
      };
    },
  };
}

/** Columns that say how others are meant, by their usual names: no field of the input does. */
export function contextTargets(
  { headers }: Pick<TextTable, 'headers'>,
  targets: ColumnTargets,
): ProductMapping {
  return proposeMapping(headers).map((target, column) =>
    target !== null && isContext(target) && (targets[column] ?? null) === null ? target : null,
  );
}

function isMeasured(unit: NonNullable<ToolProducts['reads'][number]['unit']>): boolean {
  const quantity = quantityOfUnit(unit);
  return quantity === 'length' || quantity === 'weight' || quantity === 'money';
}
