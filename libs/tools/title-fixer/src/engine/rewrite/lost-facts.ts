import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { TitleRules } from '../check/title-rules.ts';
import { DECIDING } from './choose-parts.ts';
import { proposeHighlights } from './item-highlights.ts';
import { lexiconOf, type PartRole } from './part-role.ts';
import type { Rewritten } from './rewriting.ts';
import { isUnspaced } from './title-language.ts';

const NAMED_FIRST = 3;
const CONCERNS: readonly PartRole[] = [...DECIDING, 'color'];

/** What a version and its item highlights no longer say: words that decide, and figures of other parts. */
export interface LostFacts {
  readonly deciding: number;
  readonly figures: number;
}

/** Counts the words of deciding parts and the figures of all parts that a version has lost; of a list the first words count. */
export function lostFacts(rewritten: Rewritten, rules: TitleRules, itemHighlights: string): LostFacts {
  const { list, title } = rewritten;
  const published = foldCase(`${title} ${proposeHighlights(itemHighlights, rewritten, rules) ?? ''}`);
  const { connectors } = lexiconOf(list.language);
  const wordsOf = (text: string) =>
    isUnspaced(list.language)
      ? [foldCase(text)]
      : foldCase(list.restore(text))
          .split(/[\s,;()[\]]+/u)
          .filter((word) => /[\p{L}\p{N}]/u.test(word) && !connectors.includes(word));
  const isLost = (word: string) => !published.includes(word);
  const parts = list.parts.filter(({ isAdded, whole }) => !isAdded || whole !== undefined);
  const deciding = parts
    .filter(({ role }) => CONCERNS.includes(role))
    .flatMap(({ text, whole }) => wordsOf(whole ?? text).slice(0, NAMED_FIRST));
  const figures = parts.flatMap(({ text, whole }) =>
    wordsOf(whole ?? text).filter((word) => /\p{N}/u.test(word)),
  );
  return { deciding: deciding.filter(isLost).length, figures: figures.filter(isLost).length };
}
