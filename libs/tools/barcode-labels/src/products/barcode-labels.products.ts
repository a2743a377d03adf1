import type { ToolProducts } from '@seller-toolbox/products';

export const products: ToolProducts = {
  list: 'labels',
  outputList: 'labels',
  elementDefaults: { copies: 1, condition: 'New' },
  reads: [
    { field: 'fnsku', path: 'value', with: { type: 'fnsku' } },
    { field: 'ean', path: 'value', with: { type: 'ean-13' } },
    { field: 'upc', path: 'value', with: { type: 'upc-a' } },
    { field: 'sku', path: 'value', with: { type: 'code-128' }, maxLength: 80 },
    { field: 'title', path: 'title', maxLength: 500 },
    { field: 'condition', path: 'condition', maxLength: 60 },
  ],
  columns: [
    { path: 'value', kind: 'text', label: 'code' },
    { path: 'copies', kind: 'number', label: 'figure' },
  ],
};
