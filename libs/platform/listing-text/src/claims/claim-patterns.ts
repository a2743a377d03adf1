import { claimTokens, foldWord } from './claim-tokens.ts';
import {
  addPattern,
  append,
  appendAffix,
  CLASS_NAMES,
  emptyAffixes,
  type ClaimPattern,
  type ClaimPatterns,
  type Element,
  type WordSet,
} from './pattern-index.ts';
import { patternKind } from './pattern-kinds.ts';

interface Vocabulary {
  readonly classes: Readonly<Record<string, string>>;
  /** Lists that were parsed, because many lines name the same classes. */
  readonly known: Map<string, WordSet>;
}

/**
 * Patterns of claims, one per line of a text. A line is a sequence of elements:
 * `a|b_c|pre*|*fix|*root*|plural+` one of several words or phrases (`_` is a space, `*` any letters, `+` a final s or none), `@class` the words of a class,
 * `N` a number, `YEAR`, `RATING` a number like 4.7, `OFF` -20 before `%`, `CAP` a name after a lower-case word, `LATIN` a Latin word, `[a|b]` optional, `~3` up to three tokens
 * of any kind within a phrase, `~~3` the same across commas, `.` the end of a phrase, `^` its start.
 * A mark at its start tells its kind, see `pattern-kinds.ts`.
 * `=@class` is the part that is shown, where the rest is only its second sign: `? @repels ~~8 =@germs`.
 * This prepares those of one language; `classes` has the words of each `@name`.
 */
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
  const words: WordSet = { whole: new Map(), ...emptyAffixes() };
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
/** `token+`: "token" and "tokens". `*preis*`: a word that starts with "preis" or ends with it or with an inflection of it, as compounds do. */
function inflected(phrase: string): string[] {
  if (phrase === '*') throw new RangeError('a wildcard needs letters');
  if (phrase.length > 1 && phrase.endsWith('+')) return [phrase.slice(0, -1), `${phrase.slice(0, -1)}s`];
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
