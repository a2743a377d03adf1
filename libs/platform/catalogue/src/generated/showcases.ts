// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { Language } from '@seller-toolbox/words';
import type { ToolShowcase } from '../tool-parts.ts';

export const showcaseLoaders: Readonly<Record<string, (language: Language) => Promise<ToolShowcase>>> = {
  'title-analyzer': (language) =>
    Promise.all([import('@seller-toolbox/title-analyzer/showcase'), wordLoaders['title-analyzer'][language]()]).then(
      ([entry, words]) => ({ Showcase: entry.Showcase, words }),
    ),
  'fba-calculator': (language) =>
    Promise.all([import('@seller-toolbox/fba-calculator/showcase'), wordLoaders['fba-calculator'][language]()]).then(
      ([entry, words]) => ({ Showcase: entry.Showcase, words }),
    ),
  'packing-calculator': (language) =>
    Promise.all([import('@seller-toolbox/packing-calculator/showcase'), wordLoaders['packing-calculator'][language]()]).then(
      ([entry, words]) => ({ Showcase: entry.Showcase, words }),
    ),
};

const wordLoaders = {
  'title-analyzer': {
    'zh': () => import('@seller-toolbox/title-analyzer/locales/showcase/zh').then((file) => file.default),
    'zh-TW': () => import('@seller-toolbox/title-analyzer/locales/showcase/zh-TW').then((file) => file.default),
    'en': () => import('@seller-toolbox/title-analyzer/locales/showcase/en').then((file) => file.default),
    'ja': () => import('@seller-toolbox/title-analyzer/locales/showcase/ja').then((file) => file.default),
    'id': () => import('@seller-toolbox/title-analyzer/locales/showcase/id').then((file) => file.default),
    'vi': () => import('@seller-toolbox/title-analyzer/locales/showcase/vi').then((file) => file.default),
  },
  'fba-calculator': {
    'zh': () => import('@seller-toolbox/fba-calculator/locales/showcase/zh').then((file) => file.default),
    'zh-TW': () => import('@seller-toolbox/fba-calculator/locales/showcase/zh-TW').then((file) => file.default),
    'en': () => import('@seller-toolbox/fba-calculator/locales/showcase/en').then((file) => file.default),
    'ja': () => import('@seller-toolbox/fba-calculator/locales/showcase/ja').then((file) => file.default),
    'id': () => import('@seller-toolbox/fba-calculator/locales/showcase/id').then((file) => file.default),
    'vi': () => import('@seller-toolbox/fba-calculator/locales/showcase/vi').then((file) => file.default),
  },
  'packing-calculator': {
    'zh': () => import('@seller-toolbox/packing-calculator/locales/showcase/zh').then((file) => file.default),
    'zh-TW': () => import('@seller-toolbox/packing-calculator/locales/showcase/zh-TW').then((file) => file.default),
    'en': () => import('@seller-toolbox/packing-calculator/locales/showcase/en').then((file) => file.default),
    'ja': () => import('@seller-toolbox/packing-calculator/locales/showcase/ja').then((file) => file.default),
    'id': () => import('@seller-toolbox/packing-calculator/locales/showcase/id').then((file) => file.default),
    'vi': () => import('@seller-toolbox/packing-calculator/locales/showcase/vi').then((file) => file.default),
  },
};
