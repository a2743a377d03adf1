import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { FITTED_MAKERS } from './lexicon.data.ts';
import { isOfNumber } from './fact-fragments.ts';
import { isFreeOf, isInseparable } from './inseparable-words.ts';
import { attributeRole, FOLLOWS_NOUN, isModifier, isProductNoun, isSize, lexiconOf } from './part-role.ts';
import { BRAND_MARK } from './title-part.ts';

/** Splits words before each preposition of an adjunct, and before what excludes a use. */
export function toChunks(text: string, language: string): string[][] {
  const words = text.split(' ');
  const { conjunctions, adjuncts, exclusions } = lexiconOf(language);
  const found = exclusions.exec(text);
  // "with charger not included": what is excluded is before it.
  const exclusion = found && !FOLLOWS_NOUN.test(found[0]) ? found : null;
  const excludedFrom = exclusion
    ? text.slice(0, exclusion.index).split(' ').filter(Boolean).length
    : words.length;
  const excludedTo = endOfExcluded(words, endOfLead(words, excludedFrom, language), language);
  const chunks: string[][] = [[]];
  words.forEach((word, index) => {
    const before = foldCase(words[index - 1] ?? '');
    const isInside =
      conjunctions.includes(before) ||
      (adjuncts.includes(before) && chunks.at(-1)?.length === 1) ||
      /^fits?$/u.test(before);
    const isModified = FIT_MODIFIERS.test(word) && /^fit$/iu.test(words[index + 1] ?? '');
    const namesMaker =
      /^(?:by|von|par|di|de|da)$/u.test(foldCase(word)) && BRAND_MARK.test(words[index + 1] ?? '');
    const startsChunk =
      index === excludedFrom ||
      index === excludedTo ||
      (index < excludedFrom && !isInside && startsAdjunct(words, index, language));
    const opens = index > 0 && !FIT_MODIFIERS.test(before) && (isModified || namesMaker || startsChunk);
    if (opens) chunks.push([word]);
    else chunks.at(-1)?.push(word);
  });
  return chunks;
}

/** The index behind "nicht kompatibel mit". */
function endOfLead(words: readonly string[], from: number, language: string): number {
  const { adjuncts, connectors } = lexiconOf(language);
  let at = from + 1;
  while ([adjuncts, connectors].some((list) => list.includes(foldCase(words[at] ?? '')))) at += 1;
  return at;
}

const NAMES_FITTED = /^(?:for|with|für|mit|zu|pour|avec|para|con|per|a)$/iu;
const JOINT = /^(?:[&+/]|and|or|und|oder|et|ou|y|o|e)$|,$/iu;

/** What a product has or is for, after what it does not fit. */
const BEGINS_OTHER = /^(?:with|for|mit|für|avec|pour|con|para|per)$/iu;

/** "2 Pack", "Pack of 2". */
function isCountAt(words: readonly string[], at: number, language: string): boolean {
  return [3, 2].some((length) => {
    const isOfMore = isOfNumber(words, at + length);
    return !isOfMore && attributeRole(words.slice(at, at + length).join(' '), language) === 'count';
  });
}

/**
 * "no para iPhone 15" before "Negro": models that begin at an index are excluded up to a color, property or product behind a number,
 * anything up to what the product is free of: "sauf Induction" before "sans PFOA".
 */
export function endOfExcluded(words: readonly string[], start: number, language: string): number {
  const free = words.findIndex((_word, at) => at > start && isFreeOf(words.slice(at, at + 2).join(' ')));
  const limit = free < 0 ? words.length : free;
  if (!NAMES_FITTED.test(words[start - 1] ?? '')) return limit;
  const end = words.findIndex((word, at) => {
    const before = words[at - 1] ?? '';
    if (at > start && (BEGINS_OTHER.test(word) || isCountAt(words, at, language))) return true;
    const hasNumber = at > start && words.slice(start, at).some((each) => /\p{N}/u.test(each));
    return (
      hasNumber &&
      !JOINT.test(before) &&
      !isSize(`${before} ${word}`) &&
      !isSize(word) &&
      (isModifier(word, language) || isProductNoun(word, language))
    );
  });
  return end < 0 ? limit : Math.min(end, limit);
}

/** Adjectives that begin an adjunct only with a preposition: "compatible with", not "Induction Compatible". */
const NEEDS_PREPOSITION =
  /^(?:compatibles?|compatibil[ei]|suitable|designed|made|kompatibel|passend|geeignet|adaptée?s?|convient|apt[oa]s?|adatt[oaie]|inclus[oaie]?|inclusi)$/u;

/** "Custom Fit for Toyota". */
const FIT_MODIFIERS = /^(?:custom|universal|perfect|exact|direct|precise)$/iu;

export function startsAdjunct(words: readonly string[], index: number, language: string): boolean {
  const { adjuncts, connectors, exclusions } = lexiconOf(language);
  const word = foldCase(words[index] ?? '');
  if (index > 0 && isInseparable(words, index, language)) return false;
  if (FIT_MODIFIERS.test(word) && /^fit$/iu.test(words[index + 1] ?? '')) return true;
  if (word === 'fit' && index > 0 && !namesFitted(words.slice(index + 1))) return false;
  const next = foldCase(words[index + 1] ?? '');
  if (index === 0 && (exclusions.exec(words.join(' '))?.index ?? -1) === 0) return true;
  const isComplete =
    !NEEDS_PREPOSITION.test(word) || connectors.includes(next) || FITTED_MAKERS.includes(next);
  return adjuncts.includes(word) && next !== '' && isComplete;
}

/** "Petite Fit Beach Pants" fits nothing, "fit for Toyota" and "fit Canon 545" do. */
function namesFitted([first = '', second = '']: readonly string[]): boolean {
  return (
    /^(?:for|all|most|any)$/iu.test(first) ||
    FITTED_MAKERS.includes(foldCase(first)) ||
    /\p{N}/u.test(`${first}${second}`)
  );
}
