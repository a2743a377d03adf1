import { finding } from '@seller-toolbox/tool-contract';
import { checkTitle, type TitleCheck } from '../check/check-title.ts';
import { warningLength } from '../check/length-rule.ts';
import type { TitleRules } from '../check/title-rules.ts';
import type { Strategy } from '../title-fixer.schema.ts';
import { renderInPlace, renderInStyle, type PartList } from './arrange.ts';
import type { ChoiceOptions } from './choice.ts';
import { chooseParts } from './choose-parts.ts';
import { DECIDING } from './redundant-parts.ts';
import { bestCoverage, withCoverage, withKeywordParts } from './keyword-coverage.ts';
import { fromBeginning } from './from-beginning.ts';
import { excludesBuyers, type PartRole } from './part-role.ts';
import { byRole, withoutLoneUses, belongsTo } from './part-priority.ts';
import type { Rewriting, Rewritten } from './rewriting.ts';
import type { TitlePart } from './title-part.ts';

/** The maximum length of a strategy's titles in code points. */
export function targetLength(strategy: Strategy, rules: TitleRules): number {
  const { advisedLength, mobileVisible } = rules.policy;
  if (strategy === 'minimal') return rules.maxLength;
  return Math.min(strategy === 'seo' ? advisedLength : mobileVisible, warningLength(rules));
}

/** Removes what has to go and keeps the order and punctuation of the title. */
function* rewriteMinimally({ list, original, rules, isWide }: Rewriting): Iterable<Rewritten> {
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
  const options: ChoiceOptions = {
    rules,
    priority: isCut ? withoutLoneUses(byRole(list, order), list.parts, rules) : byRole(list, [...DECIDING]),
    target: (onlyWarns || isCut) && !isWide ? warningLength(rules) : rules.maxLength,
    urgent: DECIDING,
    skipsRedundant: isCut,
    render: renderInPlace,
  };
  yield* choicesByStrictness(list, options);
  if (isWide) yield* withoutLast(list, options, original);
}

/** With fewer parts another order is left to the version that buyers see. */
const MIN_MOVABLE = 4;
const MIN_MOVABLE_IF_NONE = 2;

/** In the order of the style guide, as many search words as fit; with keywords those with the highest volume. */
function* rewriteForSearch({
  list: given,
  original,
  rules,
  keywords,
  isWide,
}: Rewriting): Iterable<Rewritten> {
  const target = isWide ? rules.maxLength : targetLength('seo', rules);
  const list = withKeywordParts(given, keywords, rules);
  // With a field of their own for what does not fit, sizes need not displace search words.
  const urgent = rules.policy.itemHighlights === null ? DECIDING : DECIDING.filter((role) => role !== 'size');
  const roles: readonly PartRole[] = [
    'exclusion',
    'fit',
    'count',
    'size',
    'color',
    'audience',
    'feature',
    'use',
  ];
  const options: ChoiceOptions = {
    rules,
    priority: isOver(original, target)
      ? withoutLoneUses(byRole(list, roles), list.parts, rules)
      : byRole(list, roles),
    target,
    urgent,
    skipsRedundant: true,
    render: (shown, chosen) => renderInStyle(shown, chosen, []),
  };
  const minMovable = isWide ? MIN_MOVABLE_IF_NONE : MIN_MOVABLE;
  const best = keywords.length > 0 ? bestCoverage(list, options, keywords) : undefined;
  if (best) yield withCoverage(best, keywords, rules);
  for (const choice of alternatives(list, options, { original, minMovable }))
    yield keywords.length > 0 ? withCoverage(choice, keywords, rules) : choice;
}

/** The product, then the two facts that decide, then what else fits on a phone. */
function* rewriteForBuyers(rewriting: Rewriting): Iterable<Rewritten> {
  const praised = rewriting.rules.claimRemoval.withBenefit(rewriting.list);
  if (praised && isOver(rewriting.original, targetLength('conversion', rewriting.rules)))
    for (const choice of rewriteWithFacts({ ...rewriting, list: praised }))
      if (hasWholePhrase(choice)) yield choice;
  yield* rewriteWithFacts(rewriting);
}

/** Whether all that followed the product follows it: with a benefit before it and a gap after it, it is put together. */
function hasWholePhrase({ list: { parts }, chosen }: Rewritten): boolean {
  const product = parts.findIndex(({ role }) => role === 'product');
  const last = parts.findLastIndex((_part, index) => belongsTo(parts, index, product));
  return parts.every(
    ({ isAdjunct }, index) => index <= product || index > last || (chosen.has(index) && isAdjunct),
  );
}

function* rewriteWithFacts({ list, original, rules, isWide }: Rewriting): Iterable<Rewritten> {
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
  const target = isWide ? rules.maxLength : targetLength('conversion', rules);
  const all = byRole(list, roles).filter(isRelevant);
  const priority = isOver(original, target) ? withoutLoneUses(all, list.parts, rules) : all;
  const product = list.parts.findIndex(({ role }) => role === 'product');
  const first = priority.filter((index) => !belongsTo(list.parts, index, product)).slice(0, 2);
  const isExclusion = (index: number) => excludesBuyers(list.parts[index] as TitlePart);
  // What it fits is said before what it does not, unless another version is the same.
  const sorted = first.toSorted((a, b) => Number(isExclusion(a)) - Number(isExclusion(b)));
  const options = { rules, priority, target, urgent: DECIDING, skipsRedundant: true };
  for (const facts of sorted[0] === first[0] ? [first] : [sorted, first]) {
    const render: ChoiceOptions['render'] = (shown, chosen) => renderInStyle(shown, chosen, facts);
    for (const choice of alternatives(list, { ...options, render }, { original, minMovable: 1 })) {
      const moved = facts.filter((index) => choice.chosen.has(index) && index !== product + 1);
      const texts = moved.map((index) => choice.list.restore((choice.list.parts[index] as TitlePart).text));
      const isMoved = texts.length > 0 && choice.chosen.size > 1;
      yield { ...choice, changes: isMoved ? [finding('facts-first', 'info', { facts: texts })] : [] };
    }
  }
}

function isOver({ parsedTitle }: TitleCheck, target: number): boolean {
  return parsedTitle.length > target;
}

/** What decides first, and what a search names. */
const ADDED: Readonly<Record<Strategy, readonly PartRole[]>> = {
  minimal: ['count', 'size', 'color', 'audience'],
  seo: ['fit', 'audience', 'size', 'feature', 'use', 'count', 'color'],
  conversion: ['fit', 'size', 'count', 'color', 'audience', 'feature', 'use'],
};

/** The beginnings of a title that is too long; item highlights take the rest. */
export function beginnings(
  strategy: Strategy,
  { list, rules }: Rewriting,
  cutsFit: boolean,
): Iterable<Rewritten> {
  const isNamed = (index: number) => ADDED[strategy].includes((list.parts[index] as TitlePart).role);
  const added = withoutLoneUses(byRole(list, ADDED[strategy]).filter(isNamed), list.parts, rules);
  return fromBeginning(list, { rules, isLongest: strategy === 'minimal', added, cutsFit });
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
function* alternatives(
  list: PartList,
  options: ChoiceOptions,
  { original, minMovable }: { readonly original: TitleCheck; readonly minMovable: number },
): Iterable<Rewritten> {
  const [first] = choices(list, options);
  if (first) yield first;
  const others = first ? [...inOtherOrder(first, options, minMovable)] : [];
  // Without item highlights another order is better than a part less.
  const hasHighlights = options.rules.policy.itemHighlights !== null;
  if (!hasHighlights) yield* others;
  yield* withoutLast(list, options, original);
  yield* choices(list, { ...options, acceptsWarnings: true });
  if (hasHighlights) yield* others;
}

/** The same parts with one or two of them directly after the product. */
function* inOtherOrder(
  { list, chosen, leftOut }: Rewritten,
  { rules }: ChoiceOptions,
  minMovable: number,
): Iterable<Rewritten> {
  const movable = [...chosen].filter((index) => {
    const { role, host, isAdjunct } = list.parts[index] as TitlePart;
    return host === null && !isAdjunct && !['product', 'brand', 'exclusion', 'fit'].includes(role);
  });
  if (movable.length < minMovable) return;
  const pairs = movable.flatMap((one) =>
    movable.filter((other) => other !== one).map((other) => [one, other]),
  );
  for (const first of [...movable.map((index) => [index]), ...pairs.slice(0, MAX_PAIRS)]) {
    const title = renderInStyle(list, chosen, first);
    yield { list, chosen, leftOut, title, check: checkTitle(title, rules), changes: [] };
  }
}

const MAX_ALTERNATIVES = 3;
const MAX_PAIRS = 6;

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
  const hasHighlights = options.rules.policy.itemHighlights !== null;
  const kept = hasHighlights ? ['exclusion', 'fit'] : DECIDING;
  const product = list.parts.findIndex(({ role }) => role === 'product');
  // "Botella 1 Litro": a size in the phrase of the product is part of its name.
  const size = list.parts.findIndex(
    ({ role, isAdjunct, separator }) => role === 'size' && !isAdjunct && separator === ' ',
  );
  const isKept = (index: number) => {
    if (index === size) return true;
    const { role } = list.parts[index] as TitlePart;
    if (role === 'product' || role === 'brand') return true;
    // What a title without item highlights leaves out is lost.
    if (!hasHighlights && role !== 'use' && role !== 'synonym') return true;
    return kept.includes(role) || (DECIDING.includes(role) && belongsTo(list.parts, index, product));
  };
  const optional = first ? options.priority.filter((index) => first.chosen.has(index) && !isKept(index)) : [];
  const last = optional.toReversed().slice(0, MAX_ALTERNATIVES);
  const pairs = last.flatMap((one, at) => last.slice(at + 1).map((other) => [one, other]));
  for (const dropped of [...last.map((index) => [index]), ...pairs]) {
    const isDropped = (other: number) =>
      dropped.includes(other) || dropped.includes(list.parts[other]?.host ?? -1);
    const [other] = choices(list, { ...options, priority: options.priority.filter((at) => !isDropped(at)) });
    // A product alone says too little.
    if (other && other.chosen.size > 1) yield other;
  }
}
