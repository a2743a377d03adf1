import { LOWER, TITLE, UPPER, type CaseMarks } from './case-at.ts';
import { hasInnerCapital, keptSpelling } from './kept-spelling.ts';
import { spellingOf } from './known-spelling.ts';
import { SMALL_WORDS } from './small-words.data.ts';

// A word may contain apostrophes between letters ("i'm", "don’t"); combining marks belong to the letter before them.
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const LETTERS = /\p{L}+/gu;
const LETTER = /^\p{L}/u;
const CAPITAL = /\p{Lu}/u;

/** `plain`: every word with a capital. `amazon`: short articles, conjunctions and prepositions inside a title are small. */
export const TITLE_STYLES = ['plain', 'amazon'] as const;
export type TitleStyle = (typeof TITLE_STYLES)[number];

/** A capital at the start of each word, none in a word that starts with a digit; names and codes in their own spelling. */
export function markTitles(text: string, style: TitleStyle = 'plain'): CaseMarks {
  const marks = new Uint8Array(text.length);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const known = spellingOf(word);
    const kept = known ? undefined : keptSpelling(word);
    if (known) markSpelling(marks, known.spelling, index + known.start);
    else if (kept !== undefined) markSpelling(marks, kept, index);
    else if (style === 'amazon' && hasInnerCapital(word)) markSpelling(marks, word, index);
    else if (style === 'amazon' && isSmall(text, word, index)) continue;
    else markFirstLetter(marks, word, index);
  }
  return marks;
}

// The start of a line or part, or its end: nothing but signs between.
const PART_BEFORE = /(?:^|[\r\n.!?:;|•–—(\[{/"“”„«»「」。！？：；、，]|\s-+\s)[^\p{L}\p{N}]*$/u;
const PART_AFTER = /^[^\p{L}\p{N}]*(?:$|[\r\n.!?:;|•–—)\]}/"“”„«»「」。！？：；、，]|\s-+\s)/u;
/** Longer than what separates two words. */
const CONTEXT = 12;

/** A small word inside a part of the title. Beside a hyphen only between two, as in "step-by-step". */
function isSmall(text: string, word: string, index: number): boolean {
  if (!SMALL_WORDS.has(word.toLowerCase())) return false;
  const end = index + word.length;
  const before = text.slice(Math.max(0, index - CONTEXT), index);
  const after = text.slice(end, end + CONTEXT);
  if (isHyphen(before.at(-1)) !== isHyphen(after.at(0))) return false;
  return (
    !PART_BEFORE.test(index > CONTEXT ? `x${before}` : before) && !PART_AFTER.test(withEnd(text, end, after))
  );
}

/** Marks that the text goes on behind the context. */
function withEnd(text: string, end: number, after: string): string {
  return end + CONTEXT < text.length ? `${after}x` : after;
}

function isHyphen(sign: string | undefined): boolean {
  return sign === '-' || sign === '‐' || sign === '‑';
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
