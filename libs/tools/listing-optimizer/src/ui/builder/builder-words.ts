import type { LoadWords } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type zh from '../../locales/builder/zh.json';

/** The namespace of the words of the parts that are loaded on demand. */
export const BUILDER_WORDS = 'listing-optimizer/builder';

export type BuilderWords = typeof zh;

export const loadBuilderWords: LoadWords<BuilderWords> = (language) =>
  import(`../../locales/builder/${language}.json`);

export function useBuilderWords() {
  return useWords<BuilderWords>(BUILDER_WORDS);
}
