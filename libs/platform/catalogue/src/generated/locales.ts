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
};
