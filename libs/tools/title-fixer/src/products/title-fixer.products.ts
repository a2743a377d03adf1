import type { ToolProducts } from '@seller-toolbox/products';

export const products: ToolProducts = {
  reads: [
    { field: 'title', path: 'title', maxLength: 500 },
    { field: 'brand', path: 'brand', maxLength: 100 },
    { field: 'marketplace', path: 'marketplace' },
  ],
  writes: [{ field: 'title', path: 'versions.0.title' }],
  columns: [
    { path: 'score', kind: 'number', label: 'score' },
    { path: 'stats.length', kind: 'number', label: 'type-length' },
    { path: 'versions.0.title', kind: 'text', label: 'versions' },
  ],
  rewrite: {
    field: 'title',
    isCompliant: 'isCompliant',
    proposed: 'versions.0.title',
    updateColumn: 'item_name',
  },
};
