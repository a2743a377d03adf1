import {
  elementsOf,
  inputFromProduct,
  inputFromProducts,
  readsWithValues,
  valueAt,
  withValueAt,
  type FilledInput,
  type Product,
  type ToolProducts,
} from '@seller-toolbox/products';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The input of a tool with products instead of those that it has; its settings stay. What a product does not say is empty,
 * as if the visitor had emptied the field: no figure of another product is left.
 */
export function takeProducts(hook: ToolProducts, input: Fields, products: readonly Product[]): FilledInput {
  const { list } = hook;
  const marketplace = input['marketplace'] as Product['marketplace'];
  const [first = {}] = elementsOf(input, list);
  const blank = { ...emptied(hook, first), ...hook.elementDefaults };
  const base =
    list === undefined
      ? blank
      : withValueAt(
          input,
          list,
          products.map(() => blank),
        );
  return inputFromProducts(hook, products, { base, marketplace });
}

/** The fields of a tool's input that `takeProducts` sets, also those that it empties. */
export function takenFields({ list, reads, unitSystem }: ToolProducts): readonly string[] {
  if (list !== undefined) return [list];
  const read = reads.flatMap(({ path, with: others = {} }) => [path, ...Object.keys(others)]);
  const paths = unitSystem === undefined ? read : [...read, unitSystem];
  return [...new Set(paths.map((path) => path.replace(/\..*/, '')))];
}

/**
 * A line for each product: its name, a tab, and the value that the tool's list has at the path `lines`. A product without the
 * value has its name alone, so that the list says what is wrong with it.
 */
export function productLines(hook: ToolProducts, products: readonly Product[]): string {
  const { lines = '' } = hook;
  return products
    .map((product) => {
      const value = valueAt(inputFromProduct(hook, product).input, lines);
      const { sku, asin, title } = product;
      const cells = [sku ?? asin ?? title ?? '', typeof value === 'string' ? value : ''];
      return cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t');
    })
    .join('\n');
}

/** Choices stay: there is no empty one. */
function emptied(hook: ToolProducts, element: Fields): Fields {
  return readsWithValues(hook, element).reduce((rest, { field, path, unit }) => {
    if (field === 'marketplace') return rest;
    if (unit !== undefined) return withValueAt(rest, path, null);
    if (field === 'isDangerous' || field === 'isApparel') return withValueAt(rest, path, false);
    return withValueAt(rest, path, field === 'bullets' ? [] : '');
  }, element);
}
