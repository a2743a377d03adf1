import { useSourceNames as useNamesOf } from '@seller-toolbox/tool-kit/source-names';
import { useWords } from '@seller-toolbox/words/react';
import type { OwnOutput } from '../../engine/own-reviews.schema.ts';
import { OWN_WORDS, type OwnWords } from './own-words.ts';

/** The file that a figure is from, with its date. */
export function useSourceNames({ sources }: OwnOutput): (source: number) => string {
  const words = useWords<OwnWords>(OWN_WORDS);
  return useNamesOf(sources, words('own.noDate'));
}
