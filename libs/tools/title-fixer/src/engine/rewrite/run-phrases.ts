import { isHeadInitial } from './cut-part.ts';
import { isGermanBorder } from './german-borders.ts';
import { endsInMeasure } from './measure-borders.ts';
import { adjunctRole, attributeRole, isAdjective, isBenefit, isNounAt, type PartRole } from './part-role.ts';
import { adjunctAt } from './run-adjuncts.ts';
import {
  factsOf,
  isBound,
  isNoun,
  isOpen,
  MAX_AHEAD,
  MAX_PHRASE_WORDS,
  separateFact,
  type Run,
} from './run-facts.ts';
import { MODIFYING_NOUNS } from './run-words.data.ts';
import { BRAND_MARK } from './title-part.ts';

/** A phrase of a run of words without punctuation. */
export interface Phrase {
  readonly words: readonly string[];
  readonly role: PartRole | 'core';
  readonly isAdjunct: boolean;
}

/** In words: a stretch between two punctuation marks that is longer consists of several phrases. */
export const MAX_PLAIN_WORDS = 12;
const MAX_PRODUCT_WORDS = 7;

/** Splits a run without punctuation into phrases: the product, its adjuncts, figures, colors, and properties with their noun. */
export function splitRun(
  words: readonly string[],
  language: string,
  { isAdjunctAt, isFirst }: { readonly isAdjunctAt: (at: number) => boolean; readonly isFirst: boolean },
): Phrase[] {
  const run: Run = { words, language, isAdjunctAt, facts: factsOf(words, language) };
  const isKnown = words.some((_word, at) => run.facts.has(at) || isAdjunctAt(at) || isNoun(run, at));
  if (!isKnown) return [{ words, role: 'core', isAdjunct: false }];
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length;) {
    const isProduct = isFirst && !phrases.some(({ role }) => role === 'core');
    const phrase = phraseAt(run, at, isProduct);
    phrases.push(phrase);
    at += phrase.words.length;
  }
  return withoutOrphans(phrases, language);
}

function phraseAt(run: Run, at: number, isProduct: boolean): Phrase {
  const { words, language } = run;
  const take = (length: number, role: Phrase['role'], isAdjunct = false): Phrase => ({
    words: words.slice(at, at + length),
    role,
    isAdjunct,
  });
  if (run.isAdjunctAt(at)) {
    const { length, role } = adjunctAt(run, at);
    return take(length, role ?? adjunctRole(words.slice(at, at + length).join(' '), language), true);
  }
  const figure = separateFact(run, at, isProduct);
  if (figure) return take(figure.length, figure.role === 'feature' ? 'core' : figure.role);
  return take(isProduct ? productLength(run, at) : phraseLength(run, at), 'core');
}

/** Whether the noun before a place is only the first of a compound: "Phone Holder Mount", "Oil Drain Plug", "TV Wall Mount". */
function goesOn(run: Run, at: number, from: number): boolean {
  const { words, language } = run;
  if (isHeadInitial(language) || isOpen(run, at) || run.facts.has(at)) return false;
  const isNew = (index: number) => !words.slice(from, index).includes(words[index] ?? '');
  if (isNoun(run, at) && isNew(at)) return true;
  const isModifying = MODIFYING_NOUNS.test(words[at - 1] ?? '');
  return isModifying && isNoun(run, at + 1) && !isAdjective(words[at] ?? '');
}

/** The product: up to its first noun, or where nouns come first, up to the first property, figure or other noun. */
function productLength(run: Run, from: number): number {
  const { words, language } = run;
  const isInitial = isHeadInitial(language);
  let hasNoun = false;
  for (let at = from; at < words.length; at += 1) {
    const length = at - from;
    // "Chaqueta Impermeable", "Mochila Portátil": the property behind one noun says which.
    const isFirst = isInitial && words.slice(from, at).filter((word) => !BRAND_MARK.test(word)).length === 1;
    const isProperty = isFirst && run.facts.get(at)?.role === 'feature' && /^\p{L}/u.test(words[at] ?? '');
    const isFact = run.facts.has(at) && !isBound(run, at) && !isProperty;
    const isBoundary = isOpen(run, at) || isFact;
    if (length > 0 && !isBound(run, at)) {
      if (hasNoun && language === 'de' && isGermanBorder(words, at)) return length;
      if (hasNoun && (isBoundary || (isInitial && length > 1 && isNoun(run, at)))) return length;
      if (hasNoun && !isInitial && length > (language === 'de' ? 0 : 1) && !goesOn(run, at, from))
        return length;
      // "Chaqueta Hombre Mujer" and "Ligera": whom it is for ends the name where nouns come first.
      const isPair = attributeRole(words.slice(at - 2, at).join(' '), language) === 'audience';
      if (isInitial && hasNoun && length > 2 && isPair) return length;
      if (run.isAdjunctAt(at) || (length > 1 && isOpen(run, at) && !hasNounAhead(run, at))) return length;
      if (length >= (hasNoun ? MAX_PHRASE_WORDS : MAX_PRODUCT_WORDS) && !goesOn(run, at, from)) return length;
    }
    hasNoun = (isInitial && hasNoun) || isNounAt(words, at, language) || (length > 0 && isNoun(run, at));
  }
  return words.length - from;
}

function hasNounAhead(run: Run, from: number): boolean {
  const ahead = Array.from({ length: MAX_PRODUCT_WORDS }, (_, step) => from + step);
  const end = ahead.findIndex((at) => run.isAdjunctAt(at));
  return (end < 0 ? ahead : ahead.slice(0, end)).some((at) => isNoun(run, at));
}

/** A phrase after the product: modifiers up to their noun. */
function phraseLength(run: Run, from: number): number {
  const { words, language } = run;
  const isInitial = isHeadInitial(language);
  const known = run.facts.get(from)?.length ?? 1;
  // "Cordless" before "with Blue LED".
  const adjunct = words.findIndex((_word, at) => at > from && run.isAdjunctAt(at));
  const starting = adjunct < 0 ? known : Math.min(known, adjunct - from);
  for (let at = from + starting; at < words.length; at += 1) {
    const length = at - from;
    if (isBound(run, at)) continue;
    if (isInitial && endsInMeasure(words.slice(from, at), words.slice(at), language)) return length;
    if (language === 'de' && isGermanBorder(words, at)) return length;
    const isFigure = run.facts.get(at)?.role === 'size' && length > 1;
    const isFeature = run.facts.has(at) && length >= (language === 'en' ? MAX_AHEAD + 1 : 1);
    if (isOpen(run, at) || separateFact(run, at, false) || isFeature || isFigure) return length;
    if (
      isInitial
        ? isNoun(run, at)
        : length > (language === 'de' ? 0 : 1) && isNoun(run, at - 1) && !goesOn(run, at, from)
    )
      return length;
    if (length >= MAX_PHRASE_WORDS && !endsSoon(run, at)) return length;
  }
  return words.length - from;
}

/** Whether a noun or boundary follows within a few words. */
function endsSoon(run: Run, at: number): boolean {
  return Array.from({ length: MAX_AHEAD }, (_, step) => at + step).some(
    (index) => isOpen(run, index + 1) || (!isHeadInitial(run.language) && isNoun(run, index)),
  );
}

/** Joins a phrase that is one word without a meaning of its own to the phrase before it. */
function withoutOrphans(phrases: readonly Phrase[], language: string): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    const [word = ''] = phrase.words;
    const isOrphan =
      phrase.words.length === 1 &&
      phrase.role === 'core' &&
      !attributeRole(word, language) &&
      !isBenefit(word, language) &&
      !(language === 'de' && /^\p{L}{6,}$/u.test(word));
    // "Zapatillas Hombre Mujer" is a whole name.
    const isNamed =
      isHeadInitial(language) &&
      attributeRole(last?.words.slice(-2).join(' ') ?? '', language) === 'audience';
    if (last && isOrphan && !isNamed && ['core', 'feature', 'use'].includes(last.role))
      joined[joined.length - 1] = { ...last, words: [...last.words, ...phrase.words] };
    else joined.push(phrase);
  }
  return joined;
}
