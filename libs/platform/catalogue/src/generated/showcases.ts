// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { ShowcaseProps } from '@seller-toolbox/tool-contract';
import type { Language } from '@seller-toolbox/words';
import type { ComponentType } from 'react';
import type { ToolWords } from '../tool-words.ts';

export const showcaseLoaders: Readonly<Record<string, () => Promise<ComponentType<ShowcaseProps>>>> = {
  'title-analyzer': () => import('@seller-toolbox/title-analyzer/showcase').then((entry) => entry.Showcase),
  'fba-calculator': () => import('@seller-toolbox/fba-calculator/showcase').then((entry) => entry.Showcase),
  'packing-calculator': () => import('@seller-toolbox/packing-calculator/showcase').then((entry) => entry.Showcase),
};

export const showcaseWordLoaders: Readonly<Record<string, Readonly<Record<Language, () => Promise<ToolWords>>>>> = {
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
