import type { ClaimToken } from './claim-tokens.ts';
import type {
  AffixIndexes,
  ClaimPattern,
  ClaimPatterns,
  Element,
  PatternsAfter,
  Phrase,
  WordSet,
} from './pattern-index.ts';
import type { PatternKind } from './pattern-kinds.ts';

/** Token indexes; `to` is exclusive. */
type TokenRange = Readonly<Record<'from' | 'to', number>>;
export interface PatternMatch<Rule extends string> extends TokenRange {
  readonly rule: Rule;
  readonly kind: PatternKind;
  /** The tokens to show, where they are not all. */
  readonly shown?: TokenRange;
}

/** Every match of every pattern, the longest for each pattern and start. The time is linear in the number of tokens. */
export function matchPatterns<Rule extends string>(
  tokens: readonly ClaimToken[],
  patterns: ClaimPatterns<Rule>,
): PatternMatch<Rule>[] {
  const matches: PatternMatch<Rule>[] = [];
  const begun = new Set<ClaimPattern<Rule>>();
  for (const [from, token] of tokens.entries()) {
    begun.clear();
    addBegun(begun, { token, next: tokens[from + 1]?.text ?? '' }, patterns);
    for (const { rule, kind, elements } of begun) {
      const to = longestEnd(tokens, from, elements, 0);
      if (to === null || to === from) continue;
      const shown = shownPart(tokens, { from, to }, elements);
      matches.push({ rule, kind, from, to, ...(shown && { shown }) });
    }
  }
  return matches;
}

/** Adds the patterns whose first word can be the token. */
function addBegun<Rule extends string>(
  begun: Set<ClaimPattern<Rule>>,
  { token, next }: { readonly token: ClaimToken; readonly next: string },
  patterns: ClaimPatterns<Rule>,
): void {
  if (token.text !== '') addAll(begun, patterns.whole.get(token.text), next);
  for (const name of token.classes) addAll(begun, patterns.whole.get(name), next);
  for (const values of affixValues(token.text, patterns)) for (const pattern of values) begun.add(pattern);
}

function addAll<Rule extends string>(
  begun: Set<ClaimPattern<Rule>>,
  known: PatternsAfter<Rule> | undefined,
  next: string,
): void {
  if (known) for (const pattern of known.byNext?.get(next) ?? known.any) begun.add(pattern);
}

/** Where the shown element is, which begins or ends the match. */
function shownPart(tokens: readonly ClaimToken[], { from, to }: TokenRange, elements: readonly Element[]) {
  const shown = elements.findIndex((element) => element.kind === 'words' && element.isShown);
  const element = elements[shown];
  if (element?.kind !== 'words') return undefined;
  if (shown === 0) return { from, to: Math.max(...wordEnds(tokens, from, element.words)) };
  let at = from + 1;
  while (at < to - 1 && !wordEnds(tokens, at, element.words).includes(to)) at += 1;
  return { from: at, to };
}

type Lists<Value> = readonly (readonly Value[])[];
const NONE: Lists<never> = [];

/** Values by the beginnings and the endings of a word. */
function affixValues<Value>(text: string, { beginnings, endings }: AffixIndexes<Value>): Lists<Value> {
  const [shortest = Infinity] = beginnings.lengths;
  const [shortestEnding = Infinity] = endings.lengths;
  if (text.length < shortest && text.length < shortestEnding) return NONE;
  const found: (readonly Value[])[] = [];
  for (const length of beginnings.lengths) {
    if (length > text.length) break;
    const values = beginnings.values.get(text.slice(0, length));
    if (values) found.push(values);
  }
  for (const length of endings.lengths) {
    if (length > text.length) break;
    const values = endings.values.get(text.slice(-length));
    if (values) found.push(values);
  }
  return found;
}

function longestEnd(
  tokens: readonly ClaimToken[],
  at: number,
  elements: readonly Element[],
  index: number,
): number | null {
  const element = elements[index];
  if (!element) return at;
  if (element.kind === 'end' || element.kind === 'start') {
    const edge = tokens[element.kind === 'end' ? at : at - 1];
    return isPhraseEdge(edge) ? longestEnd(tokens, at, elements, index + 1) : null;
  }
  if (element.kind === 'gap') {
    let longest = longestEnd(tokens, at, elements, index + 1);
    for (let skipped = 0; skipped < element.max; skipped += 1) {
      const token = tokens[at + skipped];
      if (!token || token.kind === 'stop' || (token.kind === 'comma' && !element.crossesCommas)) break;
      longest = longer(longest, longestEnd(tokens, at + skipped + 1, elements, index + 1));
    }
    return longest;
  }
  let longest = element.isOptional ? longestEnd(tokens, at, elements, index + 1) : null;
  for (const end of wordEnds(tokens, at, element.words)) {
    longest = longer(longest, longestEnd(tokens, end, elements, index + 1));
  }
  return longest;
}

function isPhraseEdge(token: ClaimToken | undefined): boolean {
  return token === undefined || token.kind === 'stop' || token.kind === 'comma';
}

function longer(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

/** Where the phrases that start at a token end. */
function wordEnds(tokens: readonly ClaimToken[], at: number, words: WordSet): number[] {
  const ends: number[] = [];
  const token = tokens[at];
  if (!token) return ends;
  if (token.text !== '') addEnds(ends, tokens, at, words.whole.get(token.text));
  for (const name of token.classes) addEnds(ends, tokens, at, words.whole.get(name));
  for (const phrases of affixValues(token.text, words)) addEnds(ends, tokens, at, phrases);
  return ends;
}

function addEnds(
  ends: number[],
  tokens: readonly ClaimToken[],
  at: number,
  phrases: readonly Phrase[] | undefined,
): void {
  if (!phrases) return;
  for (const rest of phrases) {
    const end = at + 1 + rest.length;
    if (isPhraseAt(tokens, at + 1, rest) && !ends.includes(end)) ends.push(end);
  }
}

function isPhraseAt(tokens: readonly ClaimToken[], at: number, phrase: Phrase): boolean {
  for (let offset = 0; offset < phrase.length; offset += 1) {
    if (!isWord(tokens[at + offset], phrase[offset] ?? '')) return false;
  }
  return true;
}

function isWord(token: ClaimToken | undefined, word: string): boolean {
  if (!token) return false;
  if (word.endsWith('*')) return token.text.startsWith(word.slice(0, -1));
  if (word.startsWith('*')) return token.text.endsWith(word.slice(1));
  return token.text === word || token.classes.includes(word);
}
