import type { ToolProducts } from '@seller-toolbox/products';

export const products: ToolProducts = {
  reads: [{ field: 'link', path: 'url', maxLength: 3000, with: { content: 'link' } }],
  lines: 'url',
  columns: [
    { path: 'url', kind: 'text', label: 'url' },
    { path: 'version', kind: 'number', label: 'factVersion' },
    { path: 'contrast', kind: 'number', label: 'factContrast' },
  ],
};
