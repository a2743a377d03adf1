import type { ToolProducts } from '@seller-toolbox/products';

/** Pictures are no fields of a product: what the list gets is the name of its image file. */
export const products: ToolProducts = {
  reads: [{ field: 'asin', path: 'asin', maxLength: 200 }],
  columns: [{ path: 'fileName', kind: 'text', label: 'fileName' }],
};
