// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { ImportHook } from '@seller-toolbox/tool-contract';

export const importLoaders: Readonly<Record<string, () => Promise<ImportHook>>> = {
  'title-fixer': () => import('@seller-toolbox/title-fixer/import').then((entry) => entry.imports),
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/import').then((entry) => entry.imports),
  'image-checker': () => import('@seller-toolbox/image-checker/import').then((entry) => entry.imports),
  'keyword-researcher': () => import('@seller-toolbox/keyword-researcher/import').then((entry) => entry.imports),
  'competitor-analyzer': () => import('@seller-toolbox/competitor-analyzer/import').then((entry) => entry.imports),
  'review-analyzer': () => import('@seller-toolbox/review-analyzer/import').then((entry) => entry.imports),
  'design-patent-search': () => import('@seller-toolbox/design-patent-search/import').then((entry) => entry.imports),
  'amz-seller-calendar': () => import('@seller-toolbox/amz-seller-calendar/import').then((entry) => entry.imports),
  'barcode-labels': () => import('@seller-toolbox/barcode-labels/import').then((entry) => entry.imports),
  'restock-planner': () => import('@seller-toolbox/restock-planner/import').then((entry) => entry.imports),
  'search-term-analyzer': () => import('@seller-toolbox/search-term-analyzer/import').then((entry) => entry.imports),
};
