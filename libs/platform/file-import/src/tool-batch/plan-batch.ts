import {
  inputFromProduct,
  lackingFields,
  valueAt,
  withValueAt,
  type Product,
  type ProductField,
  type ToolProducts,
} from '@seller-toolbox/products';
import type { TextTable } from '@seller-toolbox/tool-contract';
import {
  COLUMN_TARGETS,
  isContext,
  isFigureTarget,
  proposeMapping,
  readProducts,
  type ProductMapping,
} from '../product-file/index.ts';
import { bareNumber } from '../table-file/cell-values.ts';
import { decimalSignOf, plainHeader } from '../table-file/index.ts';
import { batchListOf, type BatchList } from './batch-list.ts';
import { fromColumns } from './from-columns.ts';
import { inputFields, inputTypeAt, rowSchema, type InputSchema } from './input-types.ts';
import { contextTargets } from './measured-columns.ts';
import { fromReport, reportTargets, type ReportKind } from './report-rows.ts';
import { settingProblems, type ReadSettings } from './read-settings.ts';
import type { BatchProblem, ColumnTargets, ReadRow } from './table-rows.ts';
import { unitSystemIn } from './unit-system-in.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface PlannedRow {
  /** From 1; blank lines are no rows. */
  readonly row: number;
  readonly sku: string | null;
  /** The input of the row, or its element of the list; null where a cell cannot be read. */
  readonly element: Fields | null;
  readonly problems: readonly BatchProblem[];
  /** Fields of a product that the row lacks, without which the tool leaves results empty. */
  readonly lacking: readonly ProductField[];
}

export interface BatchPlan {
  readonly rows: readonly PlannedRow[];
  /** The input of a run over these rows. */
  readonly inputOf: (elements: readonly Fields[]) => Fields;
  /** How a run takes all rows; undefined where each row is a run. */
  readonly list: BatchList | undefined;
  /** The headers that are read. */
  readonly headers: readonly string[];
  /** The headers that are not, and say nothing of others either. */
  readonly unread: readonly string[];
}

export interface PlanOptions {
  readonly hook: ToolProducts | undefined;
  /** Of a tool without products that takes all rows of a report. */
  readonly report?: ReportKind | undefined;
  /** Of the whole input of the tool. */
  readonly schema: InputSchema;
  /** Input paths by header, instead of targets. */
  readonly columns?: ReadonlyMap<string, string> | undefined;
  /** Undefined: by the names of the columns. */
  readonly targets?: ColumnTargets | undefined;
  /** For all rows, by input path; they win over the file. */
  readonly settings: ReadonlyMap<string, unknown>;
  readonly settingCurrencies?: ReadSettings['settingCurrencies'] | undefined;
}

/** Makes an input of each row of a table, as the product list and the page of the tool do. */
export function planBatch(table: TextTable, options: PlanOptions): BatchPlan {
  const { hook, report, settings, columns } = options;
  const targets = targetsIn(table, options);
  const isByProduct = columns === undefined && hook !== undefined;
  const read = readRows(table, targets, { ...options, isByProduct });
  const skuTargets = isByProduct ? targets : proposeMapping(table.headers);
  const skuColumn = skuTargets.indexOf('sku');
  const skus = skusOf(table, skuTargets);
  const rows = skus.map((sku, index): PlannedRow => {
    const { fields = {}, problems: ofCells = [], lacking = [] } = read[index] ?? {};
    const problems = [...ofCells, ...settingProblems(options, fields)];
    return { row: index + 1, sku, element: problems.length > 0 ? null : fields, problems, lacking };
  });
  const list = hook?.list ?? report?.rows.list;
  const contexts = hook && columns ? contextTargets(table, targets) : [];
  const isNamed = (column: number) => (targets[column] ?? contexts[column] ?? null) !== null;
  const set = (input: Fields) =>
    [...settings].reduce((rest, [path, value]) => withValueAt(rest, path, value), input);
  return {
    rows,
    headers: table.headers.filter((_, column) => {
      const target = targets[column] ?? null;
      return target !== null && !(isByProduct && isContext(target));
    }),
    unread: table.headers.filter(
      (header, column) => header !== '' && column !== skuColumn && !isNamed(column),
    ),
    list: batchListOf({ hook, report }),
    inputOf: (elements) =>
      list === undefined ? set(elements[0] ?? {}) : set(withValueAt({ ...hook?.defaults }, list, elements)),
  };
}

/**
 * The SKU of each row, null where it has none: the column that is one, where columns are fields of a product, else the one with
 * its usual name.
 */
export function skusOf(
  { headers, rows }: TextTable,
  productTargets: ColumnTargets = proposeMapping(headers),
): readonly (string | null)[] {
  const column = productTargets.indexOf('sku');
  return rows.map(({ cells }) => cells[column] || null);
}

/** What the columns of a table are. Of the whole one: a part may have no values in a column. */
export function targetsIn(
  table: TextTable,
  { hook, report, schema, columns, targets }: PlanOptions,
): ColumnTargets {
  if (columns) return table.headers.map((header) => columns.get(header) ?? null);
  return targets ?? proposeTargets(table, hook ?? report ?? inputFields(schema).map(({ path }) => path));
}

/** The table with the decimal sign of its figures, so that each part of it is read like the whole. */
export function withSignOfFigures(table: TextTable, options: PlanOptions): TextTable {
  const { hook, schema, columns } = options;
  const isFigure = (target: string) =>
    hook && !columns
      ? isFigureTarget(target)
      : inputTypeAt(rowSchema(schema, hook?.list), target) === 'number';
  return withDecimalSign(
    table,
    targetsIn(table, options).map((target) => target !== null && isFigure(target)),
  );
}

function readRows(
  table: TextTable,
  targets: ColumnTargets,
  options: PlanOptions & { readonly isByProduct: boolean },
): readonly ReadRow[] {
  const { hook, report, settings, isByProduct } = options;
  // Targets of a tool that works with products are fields of a product.
  if (hook && isByProduct) return fromProducts(table, targets as ProductMapping, { hook, settings });
  return report
    ? fromReport(table, targets, report)
    : fromColumns(withSignOfFigures(table, options), targets, options);
}

/**
 * Proposes what the columns are: fields of a product that the tool reads and what explains them, fields of its report by their
 * usual headers, or input fields of the same name.
 */
export function proposeTargets(
  { headers, rows }: Pick<TextTable, 'headers' | 'rows'>,
  tool: ToolProducts | ReportKind | readonly string[],
): ColumnTargets {
  if ('rows' in tool) return reportTargets(headers, tool);
  if (!('reads' in tool)) {
    const named = headers.map((header) => pathNamed(header, tool));
    return named.map((path, column) => (path !== undefined && named.indexOf(path) === column ? path : null));
  }
  const known = new Set(targetsOf(tool));
  return proposeMapping(headers, rows).map((target) =>
    target !== null && known.has(target) ? target : null,
  );
}

/** The targets of a tool that works with products. */
export function targetsOf({ reads }: ToolProducts): readonly string[] {
  const fields = new Set<string>(reads.map(({ field }) => field));
  return COLUMN_TARGETS.filter((target) => fields.has(fieldOf(target)) || isContext(target));
}

/** The table with the decimal sign that its columns of figures have, so that a part of it is read in the same way. */
export function withDecimalSign(table: TextTable, isFigure: readonly boolean[]): TextTable {
  if (table.decimalSign) return table;
  const cells = table.rows.flatMap((row) =>
    row.cells.filter((_, column) => isFigure[column]).map(bareNumber),
  );
  return { ...table, decimalSign: decimalSignOf(cells, table.delimiter).sign };
}

function fromProducts(
  table: TextTable,
  mapping: ProductMapping,
  { hook, settings }: { readonly hook: ToolProducts; readonly settings: PlanOptions['settings'] },
): readonly ReadRow[] {
  const marketplace = settings.get('marketplace') as Product['marketplace'];
  const { products, problems } = readProducts(table, {
    mapping: marketplace ? mapping.map((target) => (target === 'marketplace' ? null : target)) : mapping,
    marketplace,
  });
  const byLine = new Map(products.map(({ line, product }) => [line, product]));
  const rejected = new Map<number, BatchProblem[]>();
  for (const { line, header, code = 'invalid-value' } of problems)
    rejected.set(line, [...(rejected.get(line) ?? []), { path: header, code }]);
  return table.rows.map(({ line }): ReadRow => {
    const unread = rejected.get(line);
    if (unread) return { problems: unread };
    const product = withSettings(byLine.get(line) ?? {}, hook, settings);
    const { input, problems: unused } = inputFromProduct(hook, product, {
      marketplace,
      // Not only written over the input afterwards: figures that say their own unit are converted to it.
      unitSystem: unitSystemIn(hook, settings),
    });
    const isSet = (field: ProductField) =>
      hook.reads.some((read) => read.field === field && settings.has(read.path));
    const element = hook.list === undefined ? input : valueAt(input, `${hook.list}.0`);
    return {
      fields: (element ?? {}) as Fields,
      problems: unused.map(({ field, code }) => ({ path: field, code })),
      lacking: lackingFields(hook, product).filter((field) => !isSet(field)),
    };
  });
}

function fieldOf(target: string): string {
  return target.startsWith('bullet-') ? 'bullets' : target;
}

/** Settings say in which units the bare figures of a product are. */
function withSettings(product: Product, hook: ToolProducts, settings: PlanOptions['settings']): Product {
  const system = unitSystemIn(hook, settings);
  const units =
    system === 'metric'
      ? ({ dimensionUnit: 'cm', weightUnit: 'kg' } as const)
      : system === 'imperial'
        ? ({ dimensionUnit: 'in', weightUnit: 'lb' } as const)
        : {};
  return { ...units, ...product };
}

/** A header that is the name of a field of the input. */
function pathNamed(header: string, paths: readonly string[]): string | undefined {
  if (plainHeader(header) === '') return undefined;
  return (
    paths.find((path) => path === header) ?? paths.find((path) => plainHeader(path) === plainHeader(header))
  );
}
