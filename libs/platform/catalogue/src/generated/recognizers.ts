// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { Recognize } from '@seller-toolbox/tool-contract';
import type { Language } from '@seller-toolbox/words';
import type { RecognizerWords } from '../tool-words.ts';

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
  'world-clock': () => import('@seller-toolbox/world-clock/recognize').then((entry) => entry.recognize),
  'amz-seller-calendar': () => import('@seller-toolbox/amz-seller-calendar/recognize').then((entry) => entry.recognize),
  'reference-table': () => import('@seller-toolbox/reference-table/recognize').then((entry) => entry.recognize),
  'qr-code-generator': () => import('@seller-toolbox/qr-code-generator/recognize').then((entry) => entry.recognize),
  'barcode-labels': () => import('@seller-toolbox/barcode-labels/recognize').then((entry) => entry.recognize),
};

export const recognizerWordLoaders: Readonly<Record<Language, () => Promise<RecognizerWords>>> = {
  'zh': () => import('./recognizer-words/zh.ts').then((file) => file.words),
  'zh-TW': () => import('./recognizer-words/zh-TW.ts').then((file) => file.words),
  'en': () => import('./recognizer-words/en.ts').then((file) => file.words),
  'ja': () => import('./recognizer-words/ja.ts').then((file) => file.words),
  'id': () => import('./recognizer-words/id.ts').then((file) => file.words),
  'vi': () => import('./recognizer-words/vi.ts').then((file) => file.words),
};
