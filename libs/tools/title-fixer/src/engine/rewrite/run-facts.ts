import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { isHeadInitial, NEGATING } from './cut-part.ts';
import { factFragments } from './fact-fragments.ts';
import { isFreeOf, isInseparable } from './inseparable-words.ts';
import {
  attributeRole,
  isBenefit,
  isModifier,
  isNounAt,
  isProductNoun,
  lexiconOf,
  type PartRole,
} from './part-role.ts';
import { PHRASE_ENDS } from './run-words.data.ts';
import { needsMore } from './split-core.ts';

/** A phrase of more words ends at the next noun or boundary. */
export const MAX_PHRASE_WORDS = 4;
/** A phrase may be this much longer if it then ends in a noun or at the next boundary. */
export const MAX_AHEAD = 2;

/** A run of words while it is split: where adjuncts begin, and which figures, colors and properties are in it. */
export interface Run {
  readonly words: readonly string[];
  readonly language: string;
  readonly isAdjunctAt: (at: number) => boolean;
  readonly facts: ReadonlyMap<number, Fact>;
}

export interface Fact {
  readonly length: number;
  readonly role: PartRole;
}

const SHOE_SIZE = /^(?:\p{N}{1,2}(?:[.,]5)? (?:eu|us|uk)|\p{N}{1,2}t)$/iu;
const DIMENSION = /^(?:length|long|wide|width|height|high|tall|deep|thick|diameter)$/iu;

export function factsOf(words: readonly string[], language: string): Map<number, Fact> {
  const facts = new Map<number, Fact>();
  const textAt = (at: number, length: number) => words.slice(at, at + length).join(' ');
  let from = 0;
  for (const { text, role } of factFragments(words.join(' '), language)) {
    const own = text.split(' ');
    const at = words.findIndex((_word, start) => start >= from && textAt(start, own.length) === text);
    if (at < 0) continue;
    const end = at + own.length;
    const counted = at > 1 && COUNT_OF.test(text) && isCountedThing(words[end] ?? '', language) ? 1 : 0;
    facts.set(at, { length: own.length + (counted || moreOf(text, role, words.slice(end, end + 2))), role });
    from = end;
  }
  words.forEach((_word, at) => {
    if (COUNTED.test(textAt(at, 2))) facts.set(at, { length: 2, role: 'feature' });
    for (const length of [2, 1])
      if (SHOE_SIZE.test(textAt(at, length))) facts.set(at, { length, role: 'size' });
  });
  return withTail(facts, words, language);
}

/** "Lot de 6" before "Cartouches": what it is of; in front of a title that is the product. */
const COUNT_OF = /^\p{L}+ (?:of|de|d['’]|di|da|von|mit) \p{N}+$/iu;
const isCountedThing = (word: string, language: string) =>
  isProductNoun(word, language) ||
  (language !== 'de' &&
    (language === 'it' ? /^\p{L}{4,}[ie]$/u : /^\p{L}{3,}[^s]s$/u).test(word) &&
    !isModifier(word, language));
const COUNTED = /^\p{N}{1,2} (?:person|people|seater|tier|gauge|ply|way|port|function|speed|layer)$/iu;

/** How many words after a figure belong to it: "12 Packs of 64", "25g Protein per Serving", "84 Inch Length", "60 Days Battery". */
function moreOf(text: string, role: PartRole, [next = '', second = '']: readonly string[]): number {
  if (/^(?:of|per|pro|par|por)$/iu.test(next) && second !== '') return 2;
  const isPart = (role === 'size' && DIMENSION.test(next)) || /\p{Ll}ss$/u.test(text);
  return isPart ||
    (TIME.test(text.split(' ').at(-1) ?? '') && /^(?:battery|playtime|supply|timer)$/iu.test(next))
    ? 1
    : 0;
}

const MAX_TAIL_WORDS = 4;

/** Adds the sizes and colors at the end of a run: "Black L", "Grau XXL". */
function withTail(facts: Map<number, Fact>, words: readonly string[], language: string): Map<number, Fact> {
  for (let end = words.length; ;) {
    const known = [...facts].find(([at, { length }]) => at + length === end)?.[1];
    const length = Array.from({ length: MAX_TAIL_WORDS }, (_, step) => MAX_TAIL_WORDS - step).find(
      (count) => isTail(words.slice(Math.max(0, end - count), end).join(' '), language) && count < end,
    );
    const own = Math.max(length ?? 0, known && known.role !== 'feature' ? known.length : 0);
    if (own === 0) return facts;
    const role = attributeRole(words.slice(end - own, end).join(' '), language) ?? known?.role ?? 'size';
    facts.set(end - own, { length: own, role });
    end -= own;
  }
}

function isTail(text: string, language: string): boolean {
  const role = attributeRole(text, language);
  return role === 'size' || role === 'color' || role === 'count';
}

/** A unit that says what a word after it has: "20V Drill", "65W Charger". */
const POWER = /^\p{N}[\p{N}.,-]*\s?(?:w|v|mah|ah|wh|g|mg|gb|tb|k|hz|ghz|mp|bar)$/iu;

/** A size, count or counted noun that is a phrase of its own, and a color that no noun follows. */
export function separateFact(run: Run, at: number, isProduct: boolean): Fact | undefined {
  const fact = run.facts.get(at);
  const isAfterFact = [...run.facts].some(([from, { length }]) => from + length === at);
  if (!fact || (!isAfterFact && needsMore(run.words[at - 1] ?? '', run.language))) return undefined;
  const text = run.words.slice(at, at + fact.length).join(' ');
  const end = at + fact.length;
  if (fact.role === 'color' || fact.role === 'audience')
    return isOpen(run, end) && !isProduct ? fact : undefined;
  if (fact.role === 'size' || fact.role === 'count')
    return (POWER.test(text) && !isHeadInitial(run.language) && !isOpen(run, end)) ||
      (isProduct && fact.role === 'size')
      ? undefined
      : fact;
  return /^\p{N}/u.test(text) && fact.length > 1 && !isProduct ? fact : undefined;
}

/** Whether no phrase goes on at a place: the end, an adjunct, or a figure or color. */
export function isOpen(run: Run, at: number): boolean {
  const next = run.facts.get(at);
  return at >= run.words.length || run.isAdjunctAt(at) || (next !== undefined && next.role !== 'feature');
}

/** Whether a word must stay with the one before it. */
/** Ends a property: "Keto Friendly", "Button Down". */
const COMPLETING = /^(?:safe|friendly|free|proof|resistant|down|off|out|fest|frei)$/iu;
/** A noun that its adjective makes another thing. */
const NAMED_PAIR =
  /^(?:(?:ordinateur|téléphone)s? portables?|ordenador(?:es)? portátil(?:es)?|teléfonos? móvil(?:es)?|computer portatil[ei])$/iu;
const TIME = /^(?:hours?|hrs?|days?|minutes?|stunden|heures|horas|ore)$/iu;

export function isBound({ words, language, facts, isAdjunctAt }: Run, at: number): boolean {
  const { connectors, shades } = lexiconOf(language);
  const [word = '', before = '', next = ''] = [words[at], words[at - 1], words[at + 1]];
  if (isAdjunctAt(at)) return false;
  const role = facts.get(at)?.role;
  const isFigure = role === 'size' || role === 'count';
  const isModel = /^\p{N}{1,5}$/u.test(word) && role === undefined;
  // "Keeps Cold 24 Hours": how long is said of what is before it.
  const isSpan = /^\p{N}+$/u.test(word) && TIME.test(next);
  const isPair =
    isBenefit(`${before} ${word}`, language) ||
    COMPLETING.test(word) ||
    NAMED_PAIR.test(`${before} ${word}`) ||
    (NEGATING.test(before) && !isFreeOf(words.slice(Math.max(0, at - 3), at).join(' '))) ||
    /^sterling$/iu.test(before);
  const isOpened =
    needsMore(before, language) &&
    // "Night Light" is no shade of what follows.
    !(
      isProductNoun(before, language) &&
      attributeRole(`${before} ${word}`, language) !== 'color' &&
      shades.includes(foldCase(before))
    ) &&
    !DIMENSION.test(before) &&
    !(isFigure && shades.includes(foldCase(before)));
  if (isInseparable(words, at, language)) return true;
  return (!isFigure && connectors.includes(foldCase(word))) || isModel || isSpan || isPair || isOpened;
}

const PLURAL =
  /^(?!(?:[Kk]eeps|[Ww]orks|[Ff]its|[Hh]elps|[Mm]akes|[Hh]olds|[Rr]eplaces|[Ii]ncludes)$)\p{L}\p{Ll}+[^\P{Ll}sui]s$/u;

export function isNoun({ words, language }: Run, at: number): boolean {
  const word = words[at] ?? '';
  if (isNounAt(words, at, language) || PHRASE_ENDS[language]?.includes(foldCase(word))) return true;
  return language === 'en' && PLURAL.test(word) && !isBenefit(word, language);
}
