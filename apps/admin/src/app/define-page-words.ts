import type { LoadWords, Translate, WordTree } from '@seller-toolbox/words';
import { useWords } from '@seller-toolbox/words/react';
import type { WordFiles } from './admin-words.ts';

/** The words of a page, and the hook that translates them. */
export function definePageWords<Words extends WordTree>(
  namespace: string,
  load: LoadWords<Words>,
): readonly [files: WordFiles<Words>, useThem: () => Translate<Words>] {
  return [{ namespace, load }, () => useWords<Words>(namespace)];
}
