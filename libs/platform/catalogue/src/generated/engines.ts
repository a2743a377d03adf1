// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { AnyEngine } from '@seller-toolbox/tool-contract';

export const engineLoaders: Readonly<Record<string, () => Promise<AnyEngine>>> = {
  'title-fixer': () => import('@seller-toolbox/title-fixer/engine').then((entry) => entry.engine),
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/engine').then((entry) => entry.engine),
  'listing-optimizer': () => import('@seller-toolbox/listing-optimizer/engine').then((entry) => entry.engine),
  'keyword-density': () => import('@seller-toolbox/keyword-density/engine').then((entry) => entry.engine),
  'keyword-combiner': () => import('@seller-toolbox/keyword-combiner/engine').then((entry) => entry.engine),
  'case-converter': () => import('@seller-toolbox/case-converter/engine').then((entry) => entry.engine),
  'image-checker': () => import('@seller-toolbox/image-checker/engine').then((entry) => entry.engine),
  'profit-calculator': () => import('@seller-toolbox/profit-calculator/engine').then((entry) => entry.engine),
  'fba-calculator': () => import('@seller-toolbox/fba-calculator/engine').then((entry) => entry.engine),
  'currency-converter': () => import('@seller-toolbox/currency-converter/engine').then((entry) => entry.engine),
  'keyword-researcher': () => import('@seller-toolbox/keyword-researcher/engine').then((entry) => entry.engine),
  'competitor-analyzer': () => import('@seller-toolbox/competitor-analyzer/engine').then((entry) => entry.engine),
  'review-analyzer': () => import('@seller-toolbox/review-analyzer/engine').then((entry) => entry.engine),
  'design-patent-search': () => import('@seller-toolbox/design-patent-search/engine').then((entry) => entry.engine),
  'unit-converter': () => import('@seller-toolbox/unit-converter/engine').then((entry) => entry.engine),
  'packing-calculator': () => import('@seller-toolbox/packing-calculator/engine').then((entry) => entry.engine),
  'world-clock': () => import('@seller-toolbox/world-clock/engine').then((entry) => entry.engine),
  'amz-seller-calendar': () => import('@seller-toolbox/amz-seller-calendar/engine').then((entry) => entry.engine),
  'reference-table': () => import('@seller-toolbox/reference-table/engine').then((entry) => entry.engine),
  'qr-code-generator': () => import('@seller-toolbox/qr-code-generator/engine').then((entry) => entry.engine),
  'barcode-labels': () => import('@seller-toolbox/barcode-labels/engine').then((entry) => entry.engine),
  'restock-planner': () => import('@seller-toolbox/restock-planner/engine').then((entry) => entry.engine),
  'word-frequency-analyzer': () => import('@seller-toolbox/word-frequency-analyzer/engine').then((entry) => entry.engine),
  'search-term-analyzer': () => import('@seller-toolbox/search-term-analyzer/engine').then((entry) => entry.engine),
};
