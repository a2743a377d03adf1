// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { Recognize } from '@seller-toolbox/tool-contract';

export const recognizerLoaders: Readonly<Record<string, () => Promise<Recognize>>> = {
  'title-fixer': () => import('@seller-toolbox/title-fixer/recognize').then((entry) => entry.recognize),
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/recognize').then((entry) => entry.recognize),
  'listing-optimizer': () => import('@seller-toolbox/listing-optimizer/recognize').then((entry) => entry.recognize),
  'profit-calculator': () => import('@seller-toolbox/profit-calculator/recognize').then((entry) => entry.recognize),
  'fba-calculator': () => import('@seller-toolbox/fba-calculator/recognize').then((entry) => entry.recognize),
  'currency-converter': () => import('@seller-toolbox/currency-converter/recognize').then((entry) => entry.recognize),
  'competitor-analyzer': () => import('@seller-toolbox/competitor-analyzer/recognize').then((entry) => entry.recognize),
  'review-analyzer': () => import('@seller-toolbox/review-analyzer/recognize').then((entry) => entry.recognize),
  'unit-converter': () => import('@seller-toolbox/unit-converter/recognize').then((entry) => entry.recognize),
  'packing-calculator': () => import('@seller-toolbox/packing-calculator/recognize').then((entry) => entry.recognize),
  'world-clock': () => import('@seller-toolbox/world-clock/recognize').then((entry) => entry.recognize),
  'amz-seller-calendar': () => import('@seller-toolbox/amz-seller-calendar/recognize').then((entry) => entry.recognize),
  'reference-table': () => import('@seller-toolbox/reference-table/recognize').then((entry) => entry.recognize),
  'qr-code-generator': () => import('@seller-toolbox/qr-code-generator/recognize').then((entry) => entry.recognize),
  'barcode-labels': () => import('@seller-toolbox/barcode-labels/recognize').then((entry) => entry.recognize),
};
