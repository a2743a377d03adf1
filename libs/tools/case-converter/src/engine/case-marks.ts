import { LOWER, TITLE, UPPER, type CaseMarks } from './case-at.ts';
import { spellingOf } from './known-spelling.ts';

// A word may contain apostrophes between letters ("i'm", "don’t"); combining marks belong to the letter before them.
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
const LETTERS = /\p{L}+/gu;
const LETTER = /^\p{L}/u;
const CAPITAL = /\p{Lu}/u;

/** A capital at the start of each word, none in a word that starts with a digit; known names in their own spelling. */
export function markTitles(text: string): CaseMarks {
  const marks = new Uint8Array(text.length);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const known = spellingOf(word);
    if (known) markSpelling(marks, known.spelling, index + known.start);
    else markFirstLetter(marks, word, index);
  }
  return marks;
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
