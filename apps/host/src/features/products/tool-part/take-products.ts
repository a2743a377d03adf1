import {
  elementsOf,
  inputFromProducts,
  readsOfInput,
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
  const blank = emptied(hook, first);
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

/** Choices stay: there is no empty one. */
function emptied(hook: ToolProducts, element: Fields): Fields {
  return readsOfInput(hook, element).reduce((rest, { field, path, unit }) => {
    if (field === 'marketplace') return rest;
    if (unit !== undefined) return withValueAt(rest, path, null);
    if (field === 'isDangerous' || field === 'isApparel') return withValueAt(rest, path, false);
    return withValueAt(rest, path, field === 'bullets' ? [] : '');
  }, element);
}
