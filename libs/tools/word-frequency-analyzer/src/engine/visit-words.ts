import { classOfPair, classOfUnit, DIGIT, LETTER, NO_WORD, UNSPACED } from './character-classes.ts';
import { normalizeText } from '@seller-toolbox/listing-text/normalize';
import { visitUnspacedWords } from './unspaced-words.ts';
import { joinFragments } from './word-fragments.ts';

export interface WordVisitor {
  /** `isUnspaced`: the word is of a script without spaces. */
  readonly word: (word: string, isUnspaced: boolean) => void;
  /** Called where words are separated by more than a single space: they form no phrase. */
  readonly pause: () => void;
}

const APOSTROPHE = 0x27;
const POINT = 0x2e;
const COMMA = 0x2c;
const SPACE = 0x20;
const HYPHEN = 0x2d;

/** Full-width letters and digits and half-width katakana: East Asian keyboards write both forms of a word. */
const COMPATIBILITY_WIDTHS = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uff9f]+/g;
/** Soft hyphens and similar invisible characters inside words, frequent in pasted pages. */
const INVISIBLE = /[\u00ad\u200c\u200d\u2060\ufeff]/g;

/**
 * Finds the words of a text in lower case, without punctuation: letters, marks and digits, with an apostrophe between
 * letters ("women's") and a point or comma between digits ("3.5"). A hyphen separates words but not a phrase. The width
 * of letters and invisible hyphens do not matter.
 */
export function visitWords(text: string, visitor: WordVisitor): void {
  const lower = plainLetters(text).toLowerCase().replace(/’/g, "'");
  const { length } = lower;
  let at = 0;
  while (at < length) {
    const kind = classAt(lower, at);
    if (kind === NO_WORD) {
      const start = at;
      do at += widthAt(lower, at);
      while (at < length && classAt(lower, at) === NO_WORD);
      if (!isJoint(lower, start, at)) visitor.pause();
    } else {
      const end = kind === UNSPACED ? endOfUnspaced(lower, at) : endOfWord(lower, at);
      const word = lower.slice(at, end);
      if (kind === UNSPACED) visitUnspaced(word, visitor);
      else visitor.word(word, false);
      at = end;
    }
  }
}

function plainLetters(text: string): string {
  const usual = text.replace(COMPATIBILITY_WIDTHS, (letters) => letters.normalize('NFKC'));
  return normalizeText(usual.replace(INVISIBLE, ''), 'NFC');
}

function visitUnspaced(stretch: string, visitor: WordVisitor): void {
  joinFragments(
    (callback) => visitUnspacedWords(stretch, callback),
    (word) => visitor.word(word, true),
  );
}

function isJoint(text: string, start: number, end: number): boolean {
  const unit = text.charCodeAt(start);
  return end - start === 1 && (unit === SPACE || unit === HYPHEN);
}

function endOfUnspaced(text: string, start: number): number {
  let at = start;
  while (at < text.length && classAt(text, at) === UNSPACED) at += widthAt(text, at);
  return at;
}

function endOfWord(text: string, start: number): number {
  let at = start;
  for (;;) {
    let kind = classAt(text, at);
    let last = kind;
    while (kind === LETTER || kind === DIGIT) {
      last = kind;
      at += widthAt(text, at);
      if (at >= text.length) return at;
      kind = classAt(text, at);
    }
    if (!joins(text.charCodeAt(at), last) || at + 1 >= text.length) return at;
    if (classAt(text, at + 1) !== last) return at;
    at += 1;
  }
}

/** An apostrophe joins letters, a point or comma digits. */
function joins(unit: number, kind: number): boolean {
  return kind === LETTER ? unit === APOSTROPHE : unit === POINT || unit === COMMA;
}

function classAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if ((unit & 0xfc00) !== 0xd800) return classOfUnit(unit);
  const pair = text.slice(at, at + 2);
  return widthAt(text, at) === 2 ? classOfPair(pair) : NO_WORD;
}

function widthAt(text: string, at: number): number {
  const isFirst = (text.charCodeAt(at) & 0xfc00) === 0xd800;
  return isFirst && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00 ? 2 : 1;
}
