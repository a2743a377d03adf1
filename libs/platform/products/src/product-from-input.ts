import type { FeeMarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { InputUnit } from '@seller-toolbox/tool-contract';
import { isRecord } from '@seller-toolbox/tool-contract/json';
import type { ToolProducts } from './input-from-product.ts';
import { valueAt, withValueAt } from './paths.ts';
import {
  MAX_OWN_COLUMNS,
  PRODUCT_FIELDS,
  productSchema,
  type Product,
  type ProductField,
} from './product.schema.ts';
import {
  convert,
  fixedUnit,
  quantityOfField,
  quantityOfUnit,
  systemOfMarketplace,
  unitOfProduct,
  type UnitSystem,
} from './quantities.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface SaveOptions {
  /** The default of the tool, for inputs that leave it out. */
  readonly marketplace?: FeeMarketplaceCode | undefined;
}

/** The fields of a product in a tool's input: what "Save to product" saves. */
export function productFromInput(hook: ToolProducts, input: Fields, options: SaveOptions = {}): Product {
  return productsFromInput(hook, input, options)[0] ?? {};
}

/** The products in a tool's input, one for each element of its list; one where it has none. */
export function productsFromInput(
  hook: ToolProducts,
  input: Fields,
  options: SaveOptions = {},
): readonly Product[] {
  return elementsOf(input, hook.list).map((element) => readProduct(hook, element, options));
}

/** The fields of a product in a tool's output, or in its element for the product at `index`. */
export function productFromOutput(
  { writes = [], outputList }: ToolProducts,
  output: unknown,
  index = 0,
): Product {
  const element = elementsOf(output, outputList)[index];
  return productOf(
    writes.map(({ field, path, unit }) => ({ field, value: valueAt(element, path), unit })),
    'metric',
  );
}

/** The reads whose values an input, or an element of its list, has: one for each path. */
export function readsWithValues({ reads }: ToolProducts, element: Fields): ToolProducts['reads'] {
  const found = reads.filter(
    (read) =>
      !read.choices &&
      isKnown(valueAt(element, read.path)) &&
      Object.entries(read.with ?? {}).every(([path, value]) => valueAt(element, path) === value),
  );
  return found.filter((read, at) => found.findIndex(({ path }) => path === read.path) === at);
}

/** An input without what `productsFromInput` takes out of it: the settings, as the `base` for other products. */
export function withoutProducts(hook: ToolProducts, input: Fields): Fields {
  const { list } = hook;
  const strip = (element: Fields) =>
    readsWithValues(hook, element)
      .flatMap(({ path, with: others = {} }) => [path, ...Object.keys(others)])
      .reduce((rest, path) => withValueAt(rest, path, undefined), element);
  if (list === undefined) return strip(input);
  const elements = elementsOf(input, list);
  return elements.length === 0 ? input : withValueAt(input, list, elements.map(strip));
}

/**
 * The product with the fields of another, and the own columns of both; figures are converted to the units that the product
 * has, so that its other figures keep theirs.
 */
export function mergeProduct(product: Product, part: Product): Product {
  const merged: Record<string, unknown> = { ...product, ...part, ...mergedOwnColumns(product, part) };
  const dimensionUnit = unitOfFigures(product, 'length') ?? part.dimensionUnit;
  const weightUnit = unitOfFigures(product, 'weight') ?? part.weightUnit;
  for (const field of Object.keys(part) as ProductField[]) {
    const quantity = quantityOfField(field);
    const value = part[field];
    if ((quantity !== 'length' && quantity !== 'weight') || typeof value !== 'number') continue;
    const unit = quantity === 'length' ? dimensionUnit : weightUnit;
    if (unit) merged[field] = convert(value, unitOfProduct(part, quantity, product), unit);
  }
  return productSchema.parse({ ...merged, dimensionUnit, weightUnit });
}

/** Columns beyond the limit of a product are left out. */
function mergedOwnColumns({ own: before }: Product, { own: added }: Product): Pick<Product, 'own'> {
  if (!before || !added) return {};
  const columns = Object.entries({ ...before, ...added }).slice(0, MAX_OWN_COLUMNS);
  return { own: Object.fromEntries(columns) };
}

/** The unit that a product names, or that its figures have without naming it. */
function unitOfFigures(product: Product, quantity: 'length' | 'weight') {
  const named = quantity === 'length' ? product.dimensionUnit : product.weightUnit;
  if (named) return named;
  const hasFigures = PRODUCT_FIELDS.some(
    (field) => quantityOfField(field) === quantity && product[field] !== undefined,
  );
  return hasFigures ? unitOfProduct(product, quantity, {}) : undefined;
}

/** The elements of a list in an input or output; the whole where there is no list. */
export function elementsOf(whole: unknown, list: string | undefined): readonly Fields[] {
  const elements = list === undefined ? [whole] : valueAt(whole, list);
  return Array.isArray(elements) ? elements.filter(isRecord) : [];
}

function readProduct(hook: ToolProducts, element: Fields, { marketplace }: SaveOptions): Product {
  const reads = readsWithValues(hook, element);
  const place = reads.find(({ field }) => field === 'marketplace');
  const known = (place ? valueAt(element, place.path) : marketplace) as FeeMarketplaceCode | undefined;
  const written = hook.unitSystem === undefined ? undefined : valueAt(element, hook.unitSystem);
  const system = written === 'imperial' || written === 'metric' ? written : systemOfMarketplace(known);
  return productOf(
    reads.map(({ field, path, unit }) => ({ field, value: valueAt(element, path), unit })),
    system,
  );
}

interface FoundValue {
  readonly field: ProductField;
  readonly value: unknown;
  readonly unit: InputUnit | undefined;
}

/** A product of values; values that a product cannot have are left out. Units that are used are named. */
function productOf(values: readonly FoundValue[], system: UnitSystem): Product {
  const product: Record<string, unknown> = {};
  for (const { field, value, unit } of values) {
    if (!isKnown(value) || !productSchema.shape[field].safeParse(value).success) continue;
    product[field] = value;
    const fixed = unit && fixedUnit(unit, system);
    if (fixed) product[quantityOfUnit(fixed) === 'length' ? 'dimensionUnit' : 'weightUnit'] = fixed;
  }
  return product;
}

function isKnown(value: unknown): boolean {
  return value !== undefined && value !== null;
}
