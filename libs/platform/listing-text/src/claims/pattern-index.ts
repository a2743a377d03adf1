import type { PatternKind } from './pattern-kinds.ts';

export interface ClaimPattern<Rule extends string> {
  readonly rule: Rule;
  readonly kind: PatternKind;
  readonly elements: readonly Element[];
}

export type Element =
  | {
      readonly kind: 'words';
      readonly words: WordSet;
      readonly isOptional: boolean;
      readonly isShown: boolean;
    }
  | { readonly kind: 'gap'; readonly max: number; readonly crossesCommas: boolean }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' };

/** Values by a first word: by its beginning, by its end. */
export interface AffixIndexes<Value> {
  readonly beginnings: AffixIndex<Value>;
  readonly endings: AffixIndex<Value>;
}
interface AffixIndex<Value> {
  readonly values: Map<string, Value[]>;
  /** Which lengths occur, ascending, so that a look-up does not try every one. */
  readonly lengths: number[];
}

/** Words and phrases; the values are the words that follow the first one. */
export interface WordSet extends AffixIndexes<Phrase> {
  readonly whole: Map<string, Phrase[]>;
}
export type Phrase = readonly string[];

/** Patterns by the first word that they need. */
export interface ClaimPatterns<Rule extends string> extends AffixIndexes<ClaimPattern<Rule>> {
  readonly whole: Map<string, PatternsAfter<Rule>>;
}

/** The patterns of a first word by the word after it, because a single character begins very many; each list in the order of the lines. */
export interface PatternsAfter<Rule extends string> {
  readonly any: ClaimPattern<Rule>[];
  /** Those of `any` too; null under a word that begins few. */
  readonly byNext: Map<string, ClaimPattern<Rule>[]> | null;
}

/** Words of the grammar that each mean many. */
export const CLASS_NAMES: ReadonlySet<string> = new Set(['N', 'YEAR', 'RATING', 'OFF', 'CAP', 'LATIN']);

export function emptyPatterns<Rule extends string>(): ClaimPatterns<Rule> {
  return { whole: new Map(), ...emptyAffixes() };
}

export function emptyAffixes<Value>(): AffixIndexes<Value> {
  return {
    beginnings: { values: new Map(), lengths: [] },
    endings: { values: new Map(), lengths: [] },
  };
}

/** Puts a pattern under each first word that it can have. */
export function addPattern<Rule extends string>(
  patterns: ClaimPatterns<Rule>,
  pattern: ClaimPattern<Rule>,
): void {
  for (const [index, element] of pattern.elements.entries()) {
    if (element.kind !== 'words') continue;
    const following = firstWords(pattern.elements[index + 1]);
    for (const [word, phrases] of element.words.whole) {
      const followingWords = isFrequent(word) ? nextWords(phrases, following) : null;
      addAfter(patterns.whole, word, followingWords, pattern);
    }
    for (const form of ['beginnings', 'endings'] as const) {
      for (const affix of element.words[form].values.keys()) appendAffix(patterns[form], affix, pattern);
    }
    if (!element.isOptional) return;
  }
}

const MAX_NEXT = 60;

/** The words that an element can begin with; null where they are open, or too many to be worth it. */
function firstWords(element: Element | undefined): readonly string[] | null {
  if (element?.kind !== 'words' || element.isOptional) return null;
  const { whole, beginnings, endings } = element.words;
  if (whole.size > MAX_NEXT || beginnings.lengths.length > 0 || endings.lengths.length > 0) return null;
  const words = [...whole.keys()];
  return words.every(isPlain) ? words : null;
}

/** The words that can follow the first word of the phrases; null where they are open. */
function nextWords(
  phrases: readonly Phrase[],
  following: readonly string[] | null,
): readonly string[] | null {
  const followingWords: string[] = [];
  for (const [next] of phrases) {
    if (next === undefined) {
      if (!following) return null;
      followingWords.push(...following);
    } else if (isPlain(next)) followingWords.push(next);
    else return null;
  }
  return phrases.length > 1 ? [...new Set(followingWords)] : followingWords;
}

/** A single character and a class begin very many patterns, a word few. */
function isFrequent(word: string): boolean {
  return word.length === 1 || CLASS_NAMES.has(word);
}

function addAfter<Rule extends string>(
  whole: Map<string, PatternsAfter<Rule>>,
  word: string,
  followingWords: readonly string[] | null,
  pattern: ClaimPattern<Rule>,
): void {
  const known: PatternsAfter<Rule> = whole.get(word) ?? {
    any: [],
    byNext: isFrequent(word) ? new Map<string, ClaimPattern<Rule>[]>() : null,
  };
  whole.set(word, known);
  if (!followingWords || !known.byNext) {
    known.any.push(pattern);
    for (const list of known.byNext?.values() ?? []) list.push(pattern);
    return;
  }
  for (const next of followingWords) {
    const list = known.byNext.get(next);
    if (list) list.push(pattern);
    else known.byNext.set(next, [...known.any, pattern]);
  }
}

/** Whether only the same token can be the word. */
function isPlain(word: string): boolean {
  return !word.startsWith('*') && !word.endsWith('*') && !CLASS_NAMES.has(word);
}

export function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

export function appendAffix<Value>(
  { values, lengths }: AffixIndex<Value>,
  affix: string,
  value: Value,
): void {
  append(values, affix, value);
  if (lengths.includes(affix.length)) return;
  lengths.push(affix.length);
  lengths.sort((a, b) => a - b);
}
