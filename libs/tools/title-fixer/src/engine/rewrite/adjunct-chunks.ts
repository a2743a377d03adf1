import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { FITTED_MAKERS } from './lexicon.data.ts';
import { lexiconOf } from './part-role.ts';
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
      index === excludedFrom || (index < excludedFrom && !isInside && startsAdjunct(words, index, language));
    const opens = index > 0 && !FIT_MODIFIERS.test(before) && (isModified || namesMaker || startsChunk);
    if (opens) chunks.push([word]);
    else chunks.at(-1)?.push(word);
  });
  return chunks;
}

export const FOLLOWS_NOUN = /inclu|enthalten|lieferumfang|fourni|esclus/iu;

/** Adjectives that begin an adjunct only with a preposition: "compatible with", not "Induction Compatible". */
const NEEDS_PREPOSITION =
  /^(?:compatibles?|compatibil[ei]|suitable|designed|made|kompatibel|passend|geeignet|adaptée?s?|convient|apt[oa]s?|adatt[oaie]|inclus[oaie]?|inclusi)$/u;

/** "Custom Fit for Toyota". */
const FIT_MODIFIERS = /^(?:custom|universal|perfect|exact|direct|precise)$/iu;

export function startsAdjunct(words: readonly string[], index: number, language: string): boolean {
  const { adjuncts, connectors, exclusions } = lexiconOf(language);
  const word = foldCase(words[index] ?? '');
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
