// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { AnySummarize } from '@seller-toolbox/tool-contract';

export const summaryLoaders: Readonly<Record<string, () => Promise<AnySummarize>>> = {
  'title-fixer': () => import('@seller-toolbox/title-fixer/summary').then((entry) => entry.summarize),
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/summary').then((entry) => entry.summarize),
  'listing-optimizer': () => import('@seller-toolbox/listing-optimizer/summary').then((entry) => entry.summarize),
  'keyword-density': () => import('@seller-toolbox/keyword-density/summary').then((entry) => entry.summarize),
  'keyword-combiner': () => import('@seller-toolbox/keyword-combiner/summary').then((entry) => entry.summarize),
  'case-converter': () => import('@seller-toolbox/case-converter/summary').then((entry) => entry.summarize),
  'image-checker': () => import('@seller-toolbox/image-checker/summary').then((entry) => entry.summarize),
  'profit-calculator': () => import('@seller-toolbox/profit-calculator/summary').then((entry) => entry.summarize),
  'fba-calculator': () => import('@seller-toolbox/fba-calculator/summary').then((entry) => entry.summarize),
  'currency-converter': () => import('@seller-toolbox/currency-converter/summary').then((entry) => entry.summarize),
  'keyword-researcher': () => import('@seller-toolbox/keyword-researcher/summary').then((entry) => entry.summarize),
  'competitor-analyzer': () => import('@seller-toolbox/competitor-analyzer/summary').then((entry) => entry.summarize),
  'review-analyzer': () => import('@seller-toolbox/review-analyzer/summary').then((entry) => entry.summarize),
  'design-patent-search': () => import('@seller-toolbox/design-patent-search/summary').then((entry) => entry.summarize),
  'unit-converter': () => import('@seller-toolbox/unit-converter/summary').then((entry) => entry.summarize),
  'packing-calculator': () => import('@seller-toolbox/packing-calculator/summary').then((entry) => entry.summarize),
  'world-clock': () => import('@seller-toolbox/world-clock/summary').then((entry) => entry.summarize),
  'amz-seller-calendar': () => import('@seller-toolbox/amz-seller-calendar/summary').then((entry) => entry.summarize),
  'reference-table': () => import('@seller-toolbox/reference-table/summary').then((entry) => entry.summarize),
  'qr-code-generator': () => import('@seller-toolbox/qr-code-generator/summary').then((entry) => entry.summarize),
  'barcode-labels': () => import('@seller-toolbox/barcode-labels/summary').then((entry) => entry.summarize),
  'restock-planner': () => import('@seller-toolbox/restock-planner/summary').then((entry) => entry.summarize),
  'word-frequency-analyzer': () => import('@seller-toolbox/word-frequency-analyzer/summary').then((entry) => entry.summarize),
  'search-term-analyzer': () => import('@seller-toolbox/search-term-analyzer/summary').then((entry) => entry.summarize),
};
