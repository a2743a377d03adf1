import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import type { TitleRules } from '../check/title-rules.ts';
import { DECIDING } from './redundant-parts.ts';
import { proposeHighlights } from './item-highlights.ts';
import { isBenefit, lexiconOf, type PartRole } from './part-role.ts';
import type { Rewritten } from './rewriting.ts';
import { isUnspaced } from './title-language.ts';

const NAMED_FIRST = 3;
const CONCERNS: readonly PartRole[] = [...DECIDING, 'color'];

/** What a version and its item highlights no longer say: words that decide, and figures of other parts. */
export interface LostFacts {
  readonly deciding: number;
  readonly figures: number;
  /** Of what the title itself must say. */
  readonly essential: number;
}

/** Words whose loss misleads: with a figure, a color, a material or property, whom a product is for. */
function isDecisive(word: string, language: string): boolean {
  const { audiences, colors } = lexiconOf(language);
  return (
    /\p{N}/u.test(word) || colors.includes(word) || audiences.includes(word) || isBenefit(word, language)
  );
}

/** The decisive words of a text that another does not have; a bare number counts with the word after it. */
function lostWords(text: string, published: string, language: string): number {
  if (isUnspaced(language)) {
    const codes = text.match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.+-]*/gu) ?? [];
    return codes.filter((code) => /\p{N}/u.test(code) && !published.includes(code)).length;
  }
  const plain = (line: string) => line.replaceAll(/[,;()[\]]/gu, ' , ').split(/\s+/u);
  const words = plain(text);
  const others = ` ${plain(published).join(' ')} `;
  return words.filter((word, at) => {
    if (!isDecisive(word, language)) return false;
    const next = words[at + 1] ?? '';
    const isNoun = /^\p{L}{2}/u.test(next) && !lexiconOf(language).connectors.includes(next);
    return !others.includes(/^\p{N}+$/u.test(word) && isNoun ? ` ${word} ${next}` : word);
  }).length;
}

/** Counts the words of deciding parts and the figures of all parts that a version has lost; of a list the first words count. */
export function lostFacts(
  rewritten: Rewritten,
  cleaned: string,
  { rules, itemHighlights }: { readonly rules: TitleRules; readonly itemHighlights: string },
): LostFacts {
  const { list, title } = rewritten;
  const written = foldCase(`${title} ${proposeHighlights(itemHighlights, rewritten, rules) ?? ''}`);
  // "40 oz" is "40oz".
  const published = `${written} ${written.replace(/(\p{N}) (?=\p{L}{1,3}(?!\p{L}))/gu, '$1')}`;
  const { connectors } = lexiconOf(list.language);
  const wordsOf = (text: string) =>
    isUnspaced(list.language)
      ? [foldCase(text)]
      : foldCase(list.restore(text))
          .split(/[\s,:;()[\]]+/u)
          .filter((word) => /[\p{L}\p{N}]/u.test(word) && !connectors.includes(word));
  const isLost = (word: string) => !published.includes(word);
  const parts = list.parts.filter(({ isAdded, whole }) => !isAdded || whole !== undefined);
  const deciding = parts
    .filter(({ role }) => CONCERNS.includes(role))
    .flatMap(({ text, whole }) => wordsOf(whole ?? text).slice(0, NAMED_FIRST));
  const figures = parts.flatMap(({ text, whole }) =>
    wordsOf(whole ?? text).filter((word) => /\p{N}/u.test(word)),
  );
  const words = lostWords(foldCase(list.restore(cleaned)), published, list.language);
  return {
    deciding: deciding.filter(isLost).length,
    figures: figures.filter(isLost).length + words,
    essential: rules.claimRemoval.lostEssentials(rewritten).length,
  };
}
