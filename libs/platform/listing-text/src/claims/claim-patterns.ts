import { claimTokens, foldWord, type ClaimToken } from './claim-tokens.ts';
import { patternKind, type PatternKind } from './pattern-kinds.ts';

/**
 * Patterns of claims, one per line of a text. A line is a sequence of elements:
 * `a|b_c|pre*|*fix|*root*` one of several words or phrases (`_` is a space, `*` any letters), `@class` the words of a class,
 * `N` a number, `YEAR`, `RATING` a number like 4.7, `CAP` a name after a lower-case word, `LATIN` a Latin word, `[a|b]` optional, `~3` up to three tokens
 * of any kind within a phrase, `~~3` the same across commas, `.` the end of a phrase, `^` its start.
 * A mark at its start tells its kind, see `pattern-kinds.ts`.
 * `=@class` is the part that is shown, where the rest is only its second sign: `? @repels ~~8 =@germs`.
 */
export interface ClaimPattern<Rule extends string> {
  readonly rule: Rule;
  readonly kind: PatternKind;
  readonly elements: readonly Element[];
}

type Element =
  | {
      readonly kind: 'words';
      readonly words: WordSet;
      readonly isOptional: boolean;
      readonly isShown: boolean;
    }
  | { readonly kind: 'gap'; readonly max: number; readonly crossesCommas: boolean }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' };

/** Values by a first word: whole, by its beginning, by its end. */
interface WordIndex<Value> {
  readonly whole: Map<string, Value[]>;
  readonly beginnings: AffixIndex<Value>;
  readonly endings: AffixIndex<Value>;
}
interface AffixIndex<Value> {
  readonly values: Map<string, Value[]>;
  /** Which lengths occur, so that a look-up does not try every one. */
  readonly lengths: Set<number>;
}

/** Words and phrases; the values are the words that follow the first one. */
type WordSet = WordIndex<Phrase>;
type Phrase = readonly string[];

/** Patterns by the first word that they need. */
export type ClaimPatterns<Rule extends string> = WordIndex<ClaimPattern<Rule>>;

/** Token indexes; `to` is exclusive. */
type TokenRange = Readonly<Record<'from' | 'to', number>>;
export interface PatternMatch<Rule extends string> extends TokenRange {
  readonly rule: Rule;
  readonly kind: PatternKind;
  /** The tokens to show, where they are not all. */
  readonly shown?: TokenRange;
}

const CLASS_NAMES = new Set(['N', 'YEAR', 'RATING', 'CAP', 'LATIN']);

interface Vocabulary {
  readonly classes: Readonly<Record<string, string>>;
  /** Lists that were parsed, because many lines name the same classes. */
  readonly known: Map<string, WordSet>;
}

/** Prepares the patterns of one language; `classes` has the words of each `@name`. */
export function addPatterns<Rule extends string>(
  patterns: ClaimPatterns<Rule>,
  lines: Readonly<Partial<Record<Rule, string>>>,
  classes: Readonly<Record<string, string>>,
): void {
  const vocabulary: Vocabulary = { classes, known: new Map() };
  for (const [rule, text] of Object.entries<string | undefined>(lines)) {
    for (const line of (text ?? '').split('\n')) {
      // The keys of `lines` are rules.
      if (line.trim() !== '') addPattern(patterns, parsePattern(rule as Rule, line.trim(), vocabulary));
    }
  }
}

export function emptyPatterns<Rule extends string>(): ClaimPatterns<Rule> {
  return emptyIndex();
}

function emptyIndex<Value>(): WordIndex<Value> {
  return {
    whole: new Map(),
    beginnings: { values: new Map(), lengths: new Set() },
    endings: { values: new Map(), lengths: new Set() },
  };
}

function addPattern<Rule extends string>(patterns: ClaimPatterns<Rule>, pattern: ClaimPattern<Rule>): void {
  for (const element of pattern.elements) {
    if (element.kind !== 'words') continue;
    for (const word of element.words.whole.keys()) append(patterns.whole, word, pattern);
    for (const form of ['beginnings', 'endings'] as const) {
      for (const affix of element.words[form].values.keys()) appendAffix(patterns[form], affix, pattern);
    }
    if (!element.isOptional) return;
  }
}

function parsePattern<Rule extends string>(
  rule: Rule,
  line: string,
  vocabulary: Vocabulary,
): ClaimPattern<Rule> {
  const kind = patternKind(line.slice(0, 2));
  const elements = line
    .slice(kind === 'claim' ? 0 : 2)
    .trim()
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => parseElement(part, vocabulary));
  return { rule, kind, elements };
}

function parseElement(part: string, vocabulary: Vocabulary): Element {
  if (part === '^') return { kind: 'start' };
  if (part === '.') return { kind: 'end' };
  if (/^~~?\d$/.test(part))
    return { kind: 'gap', max: Number(part.at(-1)), crossesCommas: part.startsWith('~~') };
  const isOptional = part.startsWith('[');
  const isShown = part.startsWith('=');
  const list = isOptional ? part.slice(1, -1) : part.slice(isShown ? 1 : 0);
  return { kind: 'words', words: parseWords(list, vocabulary), isOptional, isShown };
}

function parseWords(list: string, { classes, known }: Vocabulary): WordSet {
  const parsed = known.get(list);
  if (parsed) return parsed;
  const words: WordSet = emptyIndex();
  known.set(list, words);
  for (const phrase of expandClasses(list, classes).split('|').flatMap(inflected)) {
    const [first = '', ...rest] = phrase.split('_').flatMap(patternWords);
    if (first.endsWith('*')) appendAffix(words.beginnings, first.slice(0, -1), rest);
    else if (first.startsWith('*')) appendAffix(words.endings, first.slice(1), rest);
    else append(words.whole, first, rest);
  }
  return words;
}

const INFLECTIONS = ['', 'e', 'en', 'er', 'es', 'n', 's'];
/** `*preis*`: a word that starts with "preis" or ends with it or with an inflection of it, as compounds do. */
function inflected(phrase: string): string[] {
  if (phrase === '*') throw new RangeError('a wildcard needs letters');
  const [, stem] = /^\*([^*_]+)\*$/.exec(phrase) ?? [];
  return stem === undefined ? [phrase] : [`${stem}*`, ...INFLECTIONS.map((ending) => `*${stem}${ending}`)];
}

/** A class may name another class. */
function expandClasses(list: string, classes: Readonly<Record<string, string>>): string {
  return list.replace(/@(\w+)/g, (_, name: string) => {
    const known = classes[name];
    if (known === undefined) throw new RangeError(`no class of words is called "${name}"`);
    return expandClasses(known.trim().replace(/\s+/g, '|'), classes);
  });
}

/** "部屋" is two tokens; a wildcard stays at its word. */
function patternWords(word: string): string[] {
  if (CLASS_NAMES.has(word)) return [word];
  if (PLAIN_WORD.test(word)) return [word];
  if (word.startsWith('*')) return [`*${fold(word.slice(1))}`];
  if (word.endsWith('*')) return [`${fold(word.slice(0, -1))}*`];
  return claimTokens(word).map(({ text }) => text);
}

// Most words are; cutting them into tokens takes most of the time until the first text can be read.
const PLAIN_WORD = /^(?!percent$|prozent$)[a-z]{1,40}$/;

const fold = (word: string) => foldWord(word, /^\p{Script=Latin}/u.test(word));

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function appendAffix<Value>({ values, lengths }: AffixIndex<Value>, affix: string, value: Value): void {
  append(values, affix, value);
  lengths.add(affix.length);
}

/** Every match of every pattern, the longest for each pattern and start. The time is linear in the number of tokens. */
export function matchPatterns<Rule extends string>(
  tokens: readonly ClaimToken[],
  patterns: ClaimPatterns<Rule>,
): PatternMatch<Rule>[] {
  const matches: PatternMatch<Rule>[] = [];
  for (const [from, token] of tokens.entries()) {
    for (const { rule, kind, elements } of new Set(valuesAt(token, patterns))) {
      const to = longestEnd(tokens, from, elements, 0);
      if (to === null || to === from) continue;
      const shown = shownPart(tokens, { from, to }, elements);
      matches.push({ rule, kind, from, to, ...(shown && { shown }) });
    }
  }
  return matches;
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

/** Values under a token: its word, its classes, the beginnings and the endings of its word. */
function valuesAt<Value>(token: ClaimToken, { whole, beginnings, endings }: WordIndex<Value>): Value[] {
  const { text, classes } = token;
  const values: Value[] = [];
  if (text !== '') addAll(values, whole.get(text));
  for (const name of classes) addAll(values, whole.get(name));
  for (const length of beginnings.lengths) {
    if (length <= text.length) addAll(values, beginnings.values.get(text.slice(0, length)));
  }
  for (const length of endings.lengths) {
    if (length <= text.length) addAll(values, endings.values.get(text.slice(-length)));
  }
  return values;
}

function addAll<Value>(values: Value[], more: readonly Value[] | undefined): void {
  if (more) for (const value of more) values.push(value);
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
  const first = tokens[at];
  if (!first) return [];
  const ends: number[] = [];
  for (const rest of valuesAt(first, words)) {
    const end = at + 1 + rest.length;
    const isThere = rest.every((word, offset) => isWord(tokens[at + 1 + offset], word));
    if (isThere && !ends.includes(end)) ends.push(end);
  }
  return ends;
}

function isWord(token: ClaimToken | undefined, word: string): boolean {
  if (!token) return false;
  if (word.endsWith('*')) return token.text.startsWith(word.slice(0, -1));
  if (word.startsWith('*')) return token.text.endsWith(word.slice(1));
  return token.text === word || token.classes.includes(word);
}
