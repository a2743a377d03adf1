import { marketplaceOf, type FeeMarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { ProductRead, ProductsHook } from '@seller-toolbox/tool-contract';
import { choiceOf } from './choices.ts';
import { listingLink } from './listing-link.ts';
import { valueAt, withValueAt } from './paths.ts';
import type { Product, ProductField } from './product.schema.ts';
import {
  convert,
  fixedUnit,
  quantityOfUnit,
  systemOfMarketplace,
  unitOfProduct,
  type UnitSystem,
} from './quantities.ts';

export type ToolProducts = ProductsHook<ProductField>;
type Fields = Readonly<Record<string, unknown>>;

export interface FillOptions {
  /** For products without one. */
  readonly marketplace?: FeeMarketplaceCode | undefined;
  /** Left out, that of the product. */
  readonly unitSystem?: UnitSystem | undefined;
  /** What the input has that no product says: the settings of the page. Its list, if any, by the position of the product. */
  readonly base?: Fields | undefined;
}

/** Why a field of a product is not in the input. */
export interface FieldProblem {
  /** Position of the product. */
  readonly index: number;
  readonly field: ProductField;
  /** The amount is in another currency than the marketplace's. */
  readonly code: 'other-currency';
}

export interface FilledInput {
  /** For the engine to check: what the product does not say, and the tool requires, is missing. */
  readonly input: Fields;
  readonly problems: readonly FieldProblem[];
}

/** The input of a tool for one product. */
export function inputFromProduct(
  hook: ToolProducts,
  product: Product,
  options: FillOptions = {},
): FilledInput {
  return inputFromProducts(hook, [product], options);
}

/** The input of a tool for several products; a tool without a list takes the first. */
export function inputFromProducts(
  hook: ToolProducts,
  products: readonly Product[],
  options: FillOptions = {},
): FilledInput {
  const base: Fields = { ...hook.defaults, ...options.base };
  const { list } = hook;
  if (list === undefined) {
    const [product = {}] = products;
    return fillFields(hook, { product, index: 0 }, { ...options, base });
  }
  if (products.length === 0) return { input: base, problems: [] };
  const elements = valueAt(base, list);
  const filled = products.map((product, index) => {
    const element = Array.isArray(elements) ? (elements[index] as Fields | undefined) : undefined;
    return fillFields(hook, { product, index }, { ...options, base: element ?? {} });
  });
  return {
    input: withValueAt(
      base,
      list,
      filled.map(({ input }) => input),
    ),
    problems: filled.flatMap(({ problems }) => problems),
  };
}

/** The units in which an input, or one of a marketplace, has its bare lengths and weights. */
export function unitsOfInput(
  { reads }: ToolProducts,
  of: UnitSystem | FeeMarketplaceCode | undefined,
): Pick<Product, 'dimensionUnit' | 'weightUnit'> {
  const system = of === 'imperial' || of === 'metric' ? of : systemOfMarketplace(of);
  const fixed = reads.map(({ unit }) => unit && fixedUnit(unit, system));
  const dimensionUnit = fixed.find((unit) => unit === 'cm' || unit === 'in' || unit === 'mm');
  const weightUnit = fixed.find((unit) => unit === 'kg' || unit === 'lb' || unit === 'g' || unit === 'oz');
  return { ...(dimensionUnit && { dimensionUnit }), ...(weightUnit && { weightUnit }) };
}

interface IndexedProduct {
  readonly product: Product;
  readonly index: number;
}

function fillFields(
  hook: ToolProducts,
  { product, index }: IndexedProduct,
  options: FillOptions,
): FilledInput {
  const system = systemOf(hook, product, options);
  const problems: FieldProblem[] = [];
  let input: Fields = options.base ?? {};
  if (hook.unitSystem !== undefined) input = withValueAt(input, hook.unitSystem, system);
  for (const read of readsForProduct(hook, product, options)) {
    if (read.unit === 'money' && isOtherCurrency(product, options)) {
      problems.push({ index, field: read.field, code: 'other-currency' });
      continue;
    }
    input = withValueAt(input, read.path, inputValue(read, product, { ...options, system }));
    for (const [path, value] of Object.entries(read.with ?? {})) input = withValueAt(input, path, value);
  }
  return { input, problems };
}

/** One read for each path: the first with a text or a figure, else the first that is known to be blank. */
function readsForProduct(
  { reads }: ToolProducts,
  product: Product,
  options: FillOptions,
): readonly ProductRead<ProductField>[] {
  const chosen = new Map<string, ProductRead<ProductField>>();
  for (const read of reads) {
    const value = fieldValue(product, read.field, options);
    if (value === undefined) continue;
    const before = chosen.get(read.path);
    const isBlank = before !== undefined && fieldValue(product, before.field, options) === '';
    if (!before || (isBlank && value !== '')) chosen.set(read.path, read);
  }
  return [...chosen.values()];
}

function fieldValue(product: Product, field: ProductField, options: FillOptions): unknown {
  if (field === 'marketplace') return product.marketplace ?? options.marketplace;
  if (field === 'link') return product.link ?? listingLink(product, options.marketplace);
  return product[field];
}

function inputValue(
  read: ProductRead<ProductField>,
  product: Product,
  options: FillOptions & { readonly system: UnitSystem },
): unknown {
  const value = fieldValue(product, read.field, options);
  if (typeof value === 'string' && read.choices) {
    return choiceOf(read.choices, value) ?? read.choices.otherwise;
  }
  if (typeof value === 'string') return value.slice(0, read.maxLength);
  const unit = read.unit && fixedUnit(read.unit, options.system);
  if (unit === undefined || typeof value !== 'number') return value;
  const quantity = quantityOfUnit(unit);
  if (quantity !== 'length' && quantity !== 'weight') return value;
  return convert(value, unitOfProduct(product, quantity, options), unit);
}

/** The unit system of the input: the wanted one, else that of the product's lengths. */
function systemOf(hook: ToolProducts, product: Product, options: FillOptions): UnitSystem {
  if (options.unitSystem) return options.unitSystem;
  if (product.dimensionUnit) return product.dimensionUnit === 'in' ? 'imperial' : 'metric';
  const ofBase = hook.unitSystem === undefined ? undefined : valueAt(options.base, hook.unitSystem);
  if (ofBase === 'imperial' || ofBase === 'metric') return ofBase;
  return systemOfMarketplace(product.marketplace ?? options.marketplace);
}

function isOtherCurrency({ currency, marketplace }: Product, options: FillOptions): boolean {
  // Tools compute for the same one where none is known.
  const code = marketplace ?? options.marketplace ?? 'US';
  return currency !== undefined && marketplaceOf(code).currency !== currency;
}
