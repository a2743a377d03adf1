// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { AnyToolAssistant } from '@seller-toolbox/tool-contract';

export const assistantLoaders: Readonly<Record<string, () => Promise<AnyToolAssistant>>> = {
  'title-fixer': () => import('@seller-toolbox/title-fixer/assistant').then((entry) => entry.assistant),
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/assistant').then((entry) => entry.assistant),
  'listing-optimizer': () => import('@seller-toolbox/listing-optimizer/assistant').then((entry) => entry.assistant),
  'keyword-density': () => import('@seller-toolbox/keyword-density/assistant').then((entry) => entry.assistant),
  'keyword-combiner': () => import('@seller-toolbox/keyword-combiner/assistant').then((entry) => entry.assistant),
  'case-converter': () => import('@seller-toolbox/case-converter/assistant').then((entry) => entry.assistant),
  'image-checker': () => import('@seller-toolbox/image-checker/assistant').then((entry) => entry.assistant),
  'profit-calculator': () => import('@seller-toolbox/profit-calculator/assistant').then((entry) => entry.assistant),
  'fba-calculator': () => import('@seller-toolbox/fba-calculator/assistant').then((entry) => entry.assistant),
  'currency-converter': () => import('@seller-toolbox/currency-converter/assistant').then((entry) => entry.assistant),
  'keyword-researcher': () => import('@seller-toolbox/keyword-researcher/assistant').then((entry) => entry.assistant),
  'competitor-analyzer': () => import('@seller-toolbox/competitor-analyzer/assistant').then((entry) => entry.assistant),
  'review-analyzer': () => import('@seller-toolbox/review-analyzer/assistant').then((entry) => entry.assistant),
  'design-patent-search': () => import('@seller-toolbox/design-patent-search/assistant').then((entry) => entry.assistant),
  'unit-converter': () => import('@seller-toolbox/unit-converter/assistant').then((entry) => entry.assistant),
  'packing-calculator': () => import('@seller-toolbox/packing-calculator/assistant').then((entry) => entry.assistant),
  'world-clock': () => import('@seller-toolbox/world-clock/assistant').then((entry) => entry.assistant),
  'amz-seller-calendar': () => import('@seller-toolbox/amz-seller-calendar/assistant').then((entry) => entry.assistant),
  'reference-table': () => import('@seller-toolbox/reference-table/assistant').then((entry) => entry.assistant),
  'qr-code-generator': () => import('@seller-toolbox/qr-code-generator/assistant').then((entry) => entry.assistant),
  'barcode-labels': () => import('@seller-toolbox/barcode-labels/assistant').then((entry) => entry.assistant),
  'restock-planner': () => import('@seller-toolbox/restock-planner/assistant').then((entry) => entry.assistant),
  'word-frequency-analyzer': () => import('@seller-toolbox/word-frequency-analyzer/assistant').then((entry) => entry.assistant),
  'search-term-analyzer': () => import('@seller-toolbox/search-term-analyzer/assistant').then((entry) => entry.assistant),
};
