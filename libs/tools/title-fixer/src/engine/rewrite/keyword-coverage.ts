import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { finding } from '@seller-toolbox/tool-contract';
import type { TitleRules } from '../check/title-rules.ts';
import type { PartList } from './arrange.ts';
import type { ChoiceOptions } from './choice.ts';
import { chooseParts } from './choose-parts.ts';
import { lexiconOf } from './part-role.ts';
import { hasForm } from './redundant-parts.ts';
import { coveredKeywords, foldedWords, volumeOf, type Keyword } from './keywords.ts';
import { withoutExclusions } from './without-exclusions.ts';
import type { Rewritten } from './rewriting.ts';
import { writtenKeyword } from './written-keyword.ts';
import type { TitlePart } from './title-part.ts';

/** A part with more words is a run without punctuation, which few versions have space for. */
const MAX_PHRASE_WORDS = 8;

/** Adds the keywords as parts whose words the title lacks, or has in a run only. */
export function withKeywordParts(list: PartList, keywords: readonly Keyword[], rules: TitleRules): PartList {
  const title = list.parts.map((part) => list.restore(part.text)).join(' ');
  const text = list.parts
    .filter((part) => part.role === 'product' || part.text.split(' ').length <= MAX_PHRASE_WORDS)
    .map((part) => list.restore(part.text))
    .join(' ');
  const covered = coveredKeywords(text, keywords, rules);
  const missing = keywords.filter((keyword) => !covered.includes(keyword));
  const { connectors } = lexiconOf(list.language);
  const added = [...missing]
    .sort((a, b) => b.volume - a.volume)
    .slice(0, MAX_KEYWORD_PARTS)
    .map((keyword): TitlePart => ({
      text: writtenKeyword(keyword.text, title, connectors),
      role: 'synonym',
      separator: ', ',
      brackets: null,
      host: null,
      isAdjunct: false,
      hasBrand: false,
      isAdded: true,
    }));
  return { ...list, parts: [...list.parts, ...added] };
}

const MAX_KEYWORD_PARTS = 5;
/** Of this many optional parts every selection is compared. */
const MAX_COMPARED_PARTS = 10;
/** The best selections that are tried until one passes the check. */
const MAX_TRIED_SELECTIONS = 6;

/** The selection of parts that covers the highest volume, filled up with other parts. */
export function bestCoverage(
  list: PartList,
  options: ChoiceOptions,
  keywords: readonly Keyword[],
): Rewritten | undefined {
  const { rules, priority, target } = options;
  const isNeeded = (index: number) =>
    ['exclusion', 'fit', 'count'].includes((list.parts[index] as TitlePart).role);
  const needed = priority.filter(isNeeded);
  const base = chooseParts(list, { ...options, priority: needed });
  if (!base) return undefined;
  const wordsOfPart = (index: number) => [
    ...foldedWords(list.restore((list.parts[index] as TitlePart).text), rules),
  ];
  const wanted = keywords.map(({ text, volume }) => ({ words: [...foldedWords(text, rules)], volume }));
  const isWanted = (word: string) =>
    wanted.some(({ words }) => hasForm(new Set(words), word, rules.language));
  const useful = priority
    .filter((index) => !base.chosen.has(index) && wordsOfPart(index).some(isWanted))
    .map((index) => ({
      index,
      words: wordsOfPart(index),
      length: codePointLength((list.parts[index] as TitlePart).text),
    }))
    .slice(0, MAX_COMPARED_PARTS);
  const known = [...foldedWords(withoutExclusions(base.title, rules.language), rules)];
  const selections = Array.from({ length: 2 ** useful.length }, (_, selection) => {
    const parts = useful.filter((_part, bit) => (selection & (2 ** bit)) !== 0);
    return {
      parts,
      length: parts.reduce((sum, { length }) => sum + length + 1, base.check.parsedTitle.length),
    };
  })
    .filter(({ length }) => length <= target)
    .map(({ parts }) => {
      const words = new Set([...known, ...parts.flatMap((part) => part.words)]);
      const covered = wanted.filter((keyword) =>
        keyword.words.every((word) => hasForm(words, word, rules.language)),
      );
      return { parts, volume: covered.reduce((sum, { volume }) => sum + volume, 0) };
    })
    .sort((a, b) => b.volume - a.volume || a.parts.length - b.parts.length);
  for (const { parts, volume } of selections.slice(0, MAX_TRIED_SELECTIONS)) {
    const preferred = parts.map(({ index }) => index);
    const rest = priority.filter((index) => !preferred.includes(index) && !needed.includes(index));
    const choice = chooseParts(list, { ...options, priority: [...needed, ...preferred, ...rest] });
    if (choice && volumeOf(coveredKeywords(choice.title, keywords, rules)) >= volume)
      return { ...choice, changes: [] };
  }
  return undefined;
}

export function withCoverage(choice: Rewritten, keywords: readonly Keyword[], rules: TitleRules): Rewritten {
  const covered = coveredKeywords(choice.title, keywords, rules);
  const counts = { words: covered.map(({ text }) => text), count: covered.length, of: keywords.length };
  const known = (all: readonly Keyword[]) => volumeOf(all.filter(({ hasVolume }) => hasVolume));
  const change = keywords.some(({ hasVolume }) => hasVolume)
    ? finding('keywords-covered', 'info', { ...counts, volume: known(covered), total: known(keywords) })
    : finding('keywords-counted', 'info', counts);
  return { ...choice, changes: [...choice.changes, change] };
}
