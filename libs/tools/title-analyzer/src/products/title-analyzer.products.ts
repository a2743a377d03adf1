import type { ToolProducts } from '@seller-toolbox/products';

export const products: ToolProducts = {
  reads: [
    { field: 'title', path: 'title', maxLength: 2000 },
    { field: 'marketplace', path: 'marketplace' },
  ],
  columns: [
    { path: 'score', kind: 'number', label: 'score' },
    { path: 'complianceScore', kind: 'number', label: 'complianceScore' },
    { path: 'seoScore', kind: 'number', label: 'seoScore' },
    { path: 'readabilityScore', kind: 'number', label: 'readabilityScore' },
    { path: 'length', kind: 'number', label: 'ruler' },
  ],
};
