import { useSourceNames as useNamesOf } from '@seller-toolbox/tool-kit/source-names';
import { useWords } from '@seller-toolbox/words/react';
import type { SourcesOutput } from '../../engine/sources-output.schema.ts';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';

/** The file that a figure is from, with its date. */
export function useSourceNames({ sources }: SourcesOutput): (source: number) => string {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  return useNamesOf(sources, words('sources.noDate'));
}
