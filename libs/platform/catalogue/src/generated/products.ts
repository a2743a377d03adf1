// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { ToolProducts } from '@seller-toolbox/products';

export const productsLoaders: Readonly<Record<string, () => Promise<ToolProducts>>> = {
  'title-fixer': () => import('@seller-toolbox/title-fixer/products').then((entry) => entry.products),
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/products').then((entry) => entry.products),
  'listing-optimizer': () => import('@seller-toolbox/listing-optimizer/products').then((entry) => entry.products),
  'image-checker': () => import('@seller-toolbox/image-checker/products').then((entry) => entry.products),
  'profit-calculator': () => import('@seller-toolbox/profit-calculator/products').then((entry) => entry.products),
  'fba-calculator': () => import('@seller-toolbox/fba-calculator/products').then((entry) => entry.products),
  'packing-calculator': () => import('@seller-toolbox/packing-calculator/products').then((entry) => entry.products),
  'qr-code-generator': () => import('@seller-toolbox/qr-code-generator/products').then((entry) => entry.products),
  'barcode-labels': () => import('@seller-toolbox/barcode-labels/products').then((entry) => entry.products),
  'restock-planner': () => import('@seller-toolbox/restock-planner/products').then((entry) => entry.products),
};
