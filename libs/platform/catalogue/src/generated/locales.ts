// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { Language } from '@seller-toolbox/i18n';
import type { ToolWords } from '../tool-words.ts';

export const localeLoaders: Readonly<Record<string, Readonly<Record<Language, () => Promise<ToolWords>>>>> = {
  'title-analyzer': {
    'zh': () => import('@seller-toolbox/title-analyzer/locales/zh').then((file) => file.default),
    'zh-TW': () => import('@seller-toolbox/title-analyzer/locales/zh-TW').then((file) => file.default),
    'en': () => import('@seller-toolbox/title-analyzer/locales/en').then((file) => file.default),
    'ja': () => import('@seller-toolbox/title-analyzer/locales/ja').then((file) => file.default),
    'id': () => import('@seller-toolbox/title-analyzer/locales/id').then((file) => file.default),
    'vi': () => import('@seller-toolbox/title-analyzer/locales/vi').then((file) => file.default),
  },
  'keyword-combiner': {
    'zh': () => import('@seller-toolbox/keyword-combiner/locales/zh').then((file) => file.default),
    'zh-TW': () => import('@seller-toolbox/keyword-combiner/locales/zh-TW').then((file) => file.default),
    'en': () => import('@seller-toolbox/keyword-combiner/locales/en').then((file) => file.default),
    'ja': () => import('@seller-toolbox/keyword-combiner/locales/ja').then((file) => file.default),
    'id': () => import('@seller-toolbox/keyword-combiner/locales/id').then((file) => file.default),
    'vi': () => import('@seller-toolbox/keyword-combiner/locales/vi').then((file) => file.default),
  },
  'case-converter': {
    'zh': () => import('@seller-toolbox/case-converter/locales/zh').then((file) => file.default),
    'zh-TW': () => import('@seller-toolbox/case-converter/locales/zh-TW').then((file) => file.default),
    'en': () => import('@seller-toolbox/case-converter/locales/en').then((file) => file.default),
    'ja': () => import('@seller-toolbox/case-converter/locales/ja').then((file) => file.default),
    'id': () => import('@seller-toolbox/case-converter/locales/id').then((file) => file.default),
    'vi': () => import('@seller-toolbox/case-converter/locales/vi').then((file) => file.default),
  },
  'fba-calculator': {
    'zh': () => import('@seller-toolbox/fba-calculator/locales/zh').then((file) => file.default),
    'zh-TW': () => import('@seller-toolbox/fba-calculator/locales/zh-TW').then((file) => file.default),
    'en': () => import('@seller-toolbox/fba-calculator/locales/en').then((file) => file.default),
    'ja': () => import('@seller-toolbox/fba-calculator/locales/ja').then((file) => file.default),
    'id': () => import('@seller-toolbox/fba-calculator/locales/id').then((file) => file.default),
    'vi': () => import('@seller-toolbox/fba-calculator/locales/vi').then((file) => file.default),
  },
  'unit-converter': {
    'zh': () => import('@seller-toolbox/unit-converter/locales/zh').then((file) => file.default),
    'zh-TW': () => import('@seller-toolbox/unit-converter/locales/zh-TW').then((file) => file.default),
    'en': () => import('@seller-toolbox/unit-converter/locales/en').then((file) => file.default),
    'ja': () => import('@seller-toolbox/unit-converter/locales/ja').then((file) => file.default),
    'id': () => import('@seller-toolbox/unit-converter/locales/id').then((file) => file.default),
    'vi': () => import('@seller-toolbox/unit-converter/locales/vi').then((file) => file.default),
  },
  'world-clock': {
    'zh': () => import('@seller-toolbox/world-clock/locales/zh').then((file) => file.default),
    'zh-TW': () => import('@seller-toolbox/world-clock/locales/zh-TW').then((file) => file.default),
    'en': () => import('@seller-toolbox/world-clock/locales/en').then((file) => file.default),
    'ja': () => import('@seller-toolbox/world-clock/locales/ja').then((file) => file.default),
    'id': () => import('@seller-toolbox/world-clock/locales/id').then((file) => file.default),
    'vi': () => import('@seller-toolbox/world-clock/locales/vi').then((file) => file.default),
  },
  'amz-seller-calendar': {
    'zh': () => import('@seller-toolbox/amz-seller-calendar/locales/zh').then((file) => file.default),
    'zh-TW': () => import('@seller-toolbox/amz-seller-calendar/locales/zh-TW').then((file) => file.default),
    'en': () => import('@seller-toolbox/amz-seller-calendar/locales/en').then((file) => file.default),
    'ja': () => import('@seller-toolbox/amz-seller-calendar/locales/ja').then((file) => file.default),
    'id': () => import('@seller-toolbox/amz-seller-calendar/locales/id').then((file) => file.default),
    'vi': () => import('@seller-toolbox/amz-seller-calendar/locales/vi').then((file) => file.default),
  },
  'word-frequency-analyzer': {
    'zh': () => import('@seller-toolbox/word-frequency-analyzer/locales/zh').then((file) => file.default),
    'zh-TW': () => import('@seller-toolbox/word-frequency-analyzer/locales/zh-TW').then((file) => file.default),
    'en': () => import('@seller-toolbox/word-frequency-analyzer/locales/en').then((file) => file.default),
    'ja': () => import('@seller-toolbox/word-frequency-analyzer/locales/ja').then((file) => file.default),
    'id': () => import('@seller-toolbox/word-frequency-analyzer/locales/id').then((file) => file.default),
    'vi': () => import('@seller-toolbox/word-frequency-analyzer/locales/vi').then((file) => file.default),
  },
};
