import { LOWER, TITLE, UPPER, type CaseMarks } from './case-at.ts';
import { hasInnerCapital, isMakerName, keptSpelling, spellingByAmazon } from './kept-spelling.ts';
import { spellingOf, unitSpelling } from './known-spelling.ts';
import { SMALL_UNITS, SMALL_WORDS } from './small-words.data.ts';
import { IF_CAPITAL, IF_CAPITAL_BESIDE_SMALL, NETWORK_WORDS } from './title-names.data.ts';

// A word may contain apostrophes between letters ("i'm", "don’t"); combining marks belong to the letter before them.
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const LETTERS = /\p{L}+/gu;
const LETTER = /^\p{L}/u;
const CAPITAL = /\p{Lu}/u;
const SMALL_LETTER = /\p{Ll}/u;
const WEIGHT_OR_NETWORK = /^[2-6]g$/u;

/** `plain`: every word with a capital. `amazon`: short articles, conjunctions and prepositions inside a title are small. */
export const TITLE_STYLES = ['plain', 'amazon'] as const;
export type TitleStyle = (typeof TITLE_STYLES)[number];

/** A capital at the start of each word, none in a word that starts with a digit; names and codes in their own spelling. */
export function markTitles(text: string, style: TitleStyle = 'plain'): CaseMarks {
  const marks = new Uint8Array(text.length);
  const isAmazon = style === 'amazon';
  const smallWords = isAmazon ? smallWordsOf(text) : null;
  const isKept = keptCapitals(text);
  const isWeight = smallWeights(text);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (isWeight(word)) continue;
    const known = spellingOf(word);
    const unit = isAfterFigure(text, index) ? unitSpelling(word) : undefined;
    const kept = known
      ? undefined
      : (unit ?? keptSpelling(word) ?? (isAmazon ? spellingByAmazon(word) : undefined));
    if (known) markSpelling(marks, known.spelling, index + known.start);
    else if (kept !== undefined) markSpelling(marks, kept, index);
    else if (isKept(word) || (isAmazon && hasInnerCapital(word))) markSpelling(marks, word, index);
    else if (isAmazon && isMakerName(text, word, index)) markSpelling(marks, word.toUpperCase(), index);
    else if (isAmazon && isUnit(text, word, index)) continue;
    else if (smallWords?.has(word.toLowerCase()) && isSmall(text, word, index)) continue;
    else markFirstLetter(marks, word, index);
  }
  return marks;
}

/** Whether a word in capitals stays so, although its lower case is a word as well. */
function keptCapitals(text: string): (word: string) => boolean {
  const hasSmall = SMALL_LETTER.test(text);
  return (word) => IF_CAPITAL.has(word) || (hasSmall && IF_CAPITAL_BESIDE_SMALL.has(word));
}

/** Whether a small "5g" is a weight. */
function smallWeights(text: string): (word: string) => boolean {
  const isNetwork = NETWORK_WORDS.test(text);
  return (word) => !isNetwork && WEIGHT_OR_NETWORK.test(word);
}

/** Those of the language that most of the distinct ones are of; English where two are not of another one. */
function smallWordsOf(text: string): ReadonlySet<string> {
  const words = new Set((text.match(WORD) ?? []).map((word) => word.toLowerCase()));
  const countOf = (small: ReadonlySet<string>) => [...small].filter((word) => words.has(word)).length;
  const [english, ...others] = SMALL_WORDS;
  let best: { small: ReadonlySet<string>; count: number } = {
    small: english,
    count: Math.max(1, countOf(english)),
  };
  for (const small of others) if (countOf(small) > best.count) best = { small, count: countOf(small) };
  return best.small;
}

const FIGURE = /\p{Nd}[^\S\n]?[\p{L}"”″']{0,3}[^\S\n]$/u;
const BEFORE_FIGURE = /^[^\S\n]\p{Nd}/u;
const AFTER_FIGURE = /\p{Nd}[^\S\n](?:(?:sq|fl|cu)\.?[^\S\n])?$/iu;
const REACH = 8;

function isAfterFigure(text: string, index: number): boolean {
  return AFTER_FIGURE.test(text.slice(Math.max(0, index - REACH), index));
}

/** A unit behind a figure ("32 oz"), an "x" between two ("10ft x 8ft"), the end of "w/o". */
function isUnit(text: string, word: string, index: number): boolean {
  const unit = word.toLowerCase();
  if (unit === 'o') return /(?:^|[^\p{L}])w\/$/iu.test(text.slice(Math.max(0, index - 3), index));
  if (unit !== 'x' && !SMALL_UNITS.has(unit)) return false;
  const before = text.slice(Math.max(0, index - REACH), index);
  const after = text.slice(index + word.length, index + word.length + 2);
  if (unit === 'x') return FIGURE.test(before) && BEFORE_FIGURE.test(after);
  // "4 in 1" is no length.
  return AFTER_FIGURE.test(before) && !(unit === 'in' && BEFORE_FIGURE.test(after));
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
// Signs between two words that end a part of a title: a line, a sentence, what is before a colon or dash.
const PART_END = /[\r\n.!?:;|•–—/"“”„«»「」。！？：；、，]|\s-{1,3}\s/u;
const OPENING = /[([{]/u;
const CLOSING = /[)\]}]/u;
const HYPHEN = /^[-‐‑]$/u;

/** A small word inside a part of the title. Beside a hyphen only between two, as in "step-by-step". */
function isSmall(text: string, word: string, index: number): boolean {
  const before = gapBefore(text, index);
  const after = gapAfter(text, index + word.length);
  // "w/ remote"
  if (word.length === 1 && after?.startsWith('/')) return before !== null && !PART_END.test(before);
  if (before === null || after === null || HYPHEN.test(before) !== HYPHEN.test(after)) return false;
  // "A&W" is a name.
  if (before === '&' || after === '&') return false;
  return !PART_END.test(before) && !OPENING.test(before) && !PART_END.test(after) && !CLOSING.test(after);
}

/** What is between a word and the one before it; null for the first word. */
function gapBefore(text: string, index: number): string | null {
  let start = index;
  while (start > 0 && !LETTER_OR_DIGIT.test(text.charAt(start - 1))) start -= 1;
  return start === 0 ? null : text.slice(start, index);
}

/** What is between a word and the next one; null for the last word. */
function gapAfter(text: string, index: number): string | null {
  let end = index;
  while (end < text.length && !LETTER_OR_DIGIT.test(text.charAt(end))) end += 1;
  return end === text.length ? null : text.slice(index, end);
}

function markSpelling(marks: CaseMarks, spelling: string, start: number): void {
  Array.from(spelling, (letter, at) => {
    marks[start + at] = CAPITAL.test(letter) ? UPPER : LOWER;
  });
}

function markFirstLetter(marks: CaseMarks, word: string, index: number): void {
  if (!LETTER.test(word)) return;
  marks[index] = TITLE;
  if (isPair(word, 0)) marks[index + 1] = TITLE;
}

const WORD_PART = /([\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*)|([.!?…])|([。！？\r\n])|([,;:，；：、])|(\s)/gu;

/**
 * A capital at the start of each sentence and line. A Western full stop ends a sentence only before white space, so that
 * 3.5 and amazon.com stay whole; an East Asian one ends it anywhere.
 */
export function markSentences(text: string): CaseMarks {
  const marks = new Uint8Array(text.length);
  let isStart = true;
  let hasStop = false;
  for (const { 1: word, 2: stop, 3: end, 4: pause, index } of text.matchAll(WORD_PART)) {
    if (word !== undefined) {
      if (isStart) markFirstLetter(marks, word, index);
      isStart = false;
      hasStop = false;
    } else if (stop !== undefined) hasStop = true;
    else if (pause !== undefined) hasStop = false;
    else if (end !== undefined || hasStop) isStart = true;
  }
  return marks;
}

/** Inverts the case of each character. */
export function markInverse(text: string): CaseMarks {
  const marks = new Uint8Array(text.length);
  const upper = text.toUpperCase();
  if (upper.length === text.length) {
    for (let at = 0; at < text.length; at += 1) {
      marks[at] = text.charCodeAt(at) === upper.charCodeAt(at) ? LOWER : UPPER;
    }
    return joinPairs(text, marks);
  }
  let at = 0;
  for (const character of text) {
    marks.fill(character === character.toUpperCase() ? LOWER : UPPER, at, at + character.length);
    at += character.length;
  }
  return marks;
}

/** Alternates small and capital letters; other characters do not count. */
export function markAlternating(text: string): CaseMarks {
  const marks = new Uint8Array(text.length);
  let isUpper = false;
  for (const { 0: letters, index } of text.matchAll(LETTERS)) {
    for (let at = 0; at < letters.length; at += isPair(letters, at) ? 2 : 1) {
      const mark = isUpper ? UPPER : LOWER;
      marks[index + at] = mark;
      if (isPair(letters, at)) marks[index + at + 1] = mark;
      isUpper = !isUpper;
    }
  }
  return marks;
}

function isPair(text: string, at: number): boolean {
  const first = text.charCodeAt(at);
  return first >= 0xd800 && first < 0xdc00 && at + 1 < text.length;
}

/** Both units of a pair get the mark of the second one. */
function joinPairs(text: string, marks: CaseMarks): CaseMarks {
  for (let at = 0; at + 1 < text.length; at += 1) {
    if (isPair(text, at)) marks[at] = marks[at + 1] ?? LOWER;
  }
  return marks;
}
