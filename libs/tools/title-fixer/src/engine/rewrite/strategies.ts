import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { warningLength } from '../check/length-rule.ts';
import type { TitleCheck } from '../check/check-title.ts';
import type { TitleRules } from '../check/title-rules.ts';
import type { Strategy } from '../title-fixer.schema.ts';
import { renderInPlace, renderInStyle, type PartList } from './arrange.ts';
import { chooseParts, DECIDING, hasForm, type Choice, type ChoiceOptions } from './choose-parts.ts';
import { coveredKeywords, foldedWords, volumeOf, type Keyword } from './keywords.ts';
import type { PartRole } from './part-role.ts';
import type { TitlePart } from './title-part.ts';

/** The input of a rewrite: the parts of the cleaned title. */
export interface Rewriting {
  readonly list: PartList;
  readonly original: TitleCheck;
  readonly rules: TitleRules;
  readonly keywords: readonly Keyword[];
}

export interface Rewritten extends Choice {
  readonly changes: readonly Finding[];
}

/** The maximum length of a strategy's titles in code points. */
export function targetLength(strategy: Strategy, rules: TitleRules): number {
  const { advisedLength, mobileVisible } = rules.policy;
  if (strategy === 'minimal') return rules.maxLength;
  return Math.min(strategy === 'seo' ? advisedLength : mobileVisible, warningLength(rules));
}

/** Removes what has to go and keeps the order and punctuation of the title. */
function rewriteMinimally({ list, original, rules }: Rewriting): Iterable<Rewritten> {
  const onlyWarns = original.isCompliant && original.violations.length > 0;
  const isCut = original.parsedTitle.length > rules.maxLength;
  const order: readonly PartRole[] = [
    'exclusion',
    'fit',
    'count',
    'size',
    'audience',
    'color',
    'feature',
    'use',
  ];
  return choicesByStrictness(list, {
    rules,
    priority: byRole(list.parts, isCut ? order : [...DECIDING]),
    target: onlyWarns || isCut ? warningLength(rules) : rules.maxLength,
    urgent: DECIDING,
    skipsRedundant: isCut,
    render: renderInPlace,
  });
}

/** In the order of the style guide, as many search words as fit; with keywords those with the highest volume. */
function* rewriteForSearch({ list: given, original, rules, keywords }: Rewriting): Iterable<Rewritten> {
  const target = targetLength('seo', rules);
  const list = withKeywordParts(given, keywords, rules);
  // With a field of their own for what does not fit, sizes need not displace search words.
  const urgent = rules.policy.itemHighlights === null ? DECIDING : DECIDING.filter((role) => role !== 'size');
  const roles: readonly PartRole[] = [
    'exclusion',
    'fit',
    'count',
    'audience',
    'feature',
    'size',
    'color',
    'use',
  ];
  const options: ChoiceOptions = {
    rules,
    priority: byRole(list.parts, roles),
    target,
    urgent,
    skipsRedundant: true,
    render: (shown, chosen) => renderInStyle(shown, chosen, []),
  };
  const best = keywords.length > 0 ? bestCoverage(list, options, keywords) : undefined;
  if (best) yield withCoverage(best, keywords, rules);
  for (const choice of alternatives(list, options, original))
    yield keywords.length > 0 ? withCoverage(choice, keywords, rules) : choice;
}

/** The product, then the two facts that decide, then what else fits on a phone. */
function* rewriteForBuyers({ list, original, rules }: Rewriting): Iterable<Rewritten> {
  const roles: readonly PartRole[] = [
    'exclusion',
    'fit',
    'size',
    'count',
    'audience',
    'color',
    'feature',
    'use',
  ];
  const isRelevant = (index: number) => roles.includes((list.parts[index] as TitlePart).role);
  const priority = byRole(list.parts, roles).filter(isRelevant);
  const product = list.parts.findIndex(({ role }) => role === 'product');
  const facts = priority.filter((index) => !belongsTo(list.parts, index, product)).slice(0, 2);
  const options: ChoiceOptions = {
    rules,
    priority,
    target: targetLength('conversion', rules),
    urgent: DECIDING,
    skipsRedundant: true,
    render: (shown, chosen) => renderInStyle(shown, chosen, facts),
  };
  for (const choice of alternatives(list, options, original)) {
    const moved = facts.filter((index) => choice.chosen.has(index) && index !== product + 1);
    const texts = moved.map((index) => choice.list.restore((choice.list.parts[index] as TitlePart).text));
    const isMoved = texts.length > 0 && choice.chosen.size > 1;
    yield { ...choice, changes: isMoved ? [finding('facts-first', 'info', { facts: texts })] : [] };
  }
}

/** Whether a part directly follows the product in its phrase. */
function belongsTo(parts: readonly TitlePart[], index: number, product: number): boolean {
  const between = parts.slice(product + 1, index + 1);
  return (
    index > product && parts[index]?.isAdjunct === true && between.every(({ separator }) => separator === ' ')
  );
}

/** The rewrites of each strategy, in order of preference. */
export const REWRITES: Readonly<Record<Strategy, (rewriting: Rewriting) => Iterable<Rewritten>>> = {
  minimal: rewriteMinimally,
  seo: rewriteForSearch,
  conversion: rewriteForBuyers,
};

function choices(list: PartList, options: ChoiceOptions): Rewritten[] {
  const choice = chooseParts(list, options);
  return choice ? [{ ...choice, changes: [] }] : [];
}

/** The choice without warnings, then with singular beside plural. */
function* choicesByStrictness(list: PartList, options: ChoiceOptions): Iterable<Rewritten> {
  yield* choices(list, options);
  yield* choices(list, { ...options, acceptsWarnings: true });
}

/** The best choice, then others in case another version is the same. */
function* alternatives(list: PartList, options: ChoiceOptions, original: TitleCheck): Iterable<Rewritten> {
  yield* choices(list, options);
  yield* withoutLast(list, options, original);
  yield* choices(list, { ...options, acceptsWarnings: true });
}

const MAX_ALTERNATIVES = 3;

/**
 * The same without one of the parts that decide nothing, for a title that another version does not have. Not for titles that
 * fit: their parts have no reason to go.
 */
function* withoutLast(
  list: PartList,
  options: ChoiceOptions,
  { parsedTitle }: TitleCheck,
): Iterable<Rewritten> {
  if (parsedTitle.length <= options.target) return;
  const first = chooseParts(list, options);
  // What decides may move to the highlights, except what a product fits.
  const kept = options.rules.policy.itemHighlights === null ? DECIDING : ['exclusion', 'fit'];
  const product = list.parts.findIndex(({ role }) => role === 'product');
  const isKept = (index: number) => {
    const { role } = list.parts[index] as TitlePart;
    if (role === 'product' || role === 'brand') return true;
    return kept.includes(role) || (DECIDING.includes(role) && belongsTo(list.parts, index, product));
  };
  const optional = first ? options.priority.filter((index) => first.chosen.has(index) && !isKept(index)) : [];
  for (const index of optional.toReversed().slice(0, MAX_ALTERNATIVES)) {
    const isDropped = (other: number) => other === index || list.parts[other]?.host === index;
    const [other] = choices(list, { ...options, priority: options.priority.filter((at) => !isDropped(at)) });
    // A product alone says too little.
    if (other && other.chosen.size > 1) yield other;
  }
}

/** The indexes of the parts by the order of their roles, other roles last, each in the order of the title. */
function byRole(parts: readonly TitlePart[], roles: readonly PartRole[]): number[] {
  const product = parts.findIndex(({ role }) => role === 'product');
  const rank = (index: number): number => {
    const part = parts[index] as TitlePart;
    if (DECIDING.includes(part.role) && belongsTo(parts, index, product)) return -1;
    const own = roles.indexOf(part.role === 'synonym' && !roles.includes('synonym') ? 'feature' : part.role);
    const position = own < 0 ? roles.length : own;
    const isOfProduct = part.host === null || parts[part.host]?.role === 'product';
    return isOfProduct ? position : Math.max(position, rank(part.host ?? index) + 0.5);
  };
  return parts.map((_part, index) => index).sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Adds the keywords whose words the title lacks as parts. */
function withKeywordParts(list: PartList, keywords: readonly Keyword[], rules: TitleRules): PartList {
  const text = list.parts.map((part) => list.restore(part.text)).join(' ');
  const covered = coveredKeywords(text, keywords, rules);
  const missing = keywords.filter((keyword) => !covered.includes(keyword));
  const added = [...missing]
    .sort((a, b) => b.volume - a.volume)
    .slice(0, MAX_KEYWORD_PARTS)
    .map((keyword): TitlePart => ({
      text: keyword.text.replace(/^\p{Ll}|(?<=\s)\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase()),
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
function bestCoverage(
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
  const known = [...foldedWords(base.title, rules)];
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

function withCoverage(choice: Rewritten, keywords: readonly Keyword[], rules: TitleRules): Rewritten {
  const covered = coveredKeywords(choice.title, keywords, rules);
  const change = finding('keywords-covered', 'info', {
    words: covered.map(({ text }) => text),
    count: covered.length,
    of: keywords.length,
    volume: volumeOf(covered),
    total: volumeOf(keywords),
  });
  return { ...choice, changes: [...choice.changes, change] };
}
