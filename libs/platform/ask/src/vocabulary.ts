import { literalPattern } from '@seller-toolbox/tool-contract/literal-pattern';

/** A word of a vocabulary at its place in a text. */
export interface Mention<Id extends string> {
  readonly id: Id;
  readonly start: number;
  readonly end: number;
}

export interface Vocabulary<Id extends string> {
  /** The words in a folded text from left to right, the longest first where several begin at one place. */
  readonly find: (text: string) => readonly Mention<Id>[];
  /** The word that begins at `at`, after blanks. */
  readonly findAt: (text: string, at: number) => Mention<Id> | undefined;
}

const LATIN = /\p{Script=Latin}/u;

/**
 * Words in several languages by what they mean: `{ cm: 'cm|centimeter|厘米' }`, folded, separated by bars. A word in Latin letters
 * is found only as a whole word; in scripts without spaces it may be part of a longer text.
 */
export function createVocabulary<Id extends string>(words: Readonly<Record<Id, string>>): Vocabulary<Id> {
  const ids = new Map(
    // `Object.entries` forgets the type of the keys.
    (Object.entries(words) as [Id, string][]).flatMap(([id, list]) =>
      list.split('|').map((word): [string, Id] => [word, id]),
    ),
  );
  const pattern = [...ids.keys()]
    .sort((a, b) => b.length - a.length)
    .map(wholeWord)
    .join('|');
  const anywhere = new RegExp(pattern, 'gu');
  const here = new RegExp(`\\s*(${pattern})`, 'yu');
  return {
    find: (text) =>
      [...text.matchAll(anywhere)].map(({ 0: word, index }) => mention(word, index, index + word.length)),
    findAt(text, at) {
      here.lastIndex = at;
      const word = here.exec(text)?.[1];
      return word === undefined ? undefined : mention(word, at, here.lastIndex);
    },
  };

  function mention(word: string, start: number, end: number): Mention<Id> {
    const id = ids.get(word);
    if (id === undefined) throw new Error(`"${word}" is in no vocabulary`);
    return { id, start, end };
  }
}

function wholeWord(word: string): string {
  const before = LATIN.test(word.charAt(0)) ? '(?<!\\p{Script=Latin})' : '';
  const after = LATIN.test(word.charAt(word.length - 1)) ? '(?!\\p{Script=Latin})' : '';
  return `${before}${literalPattern(word)}${after}`;
}

/** What of a text is left without parts of it. */
export function without(
  text: string,
  parts: readonly { readonly start: number; readonly end: number }[],
): string {
  const sorted = [...parts].sort((a, b) => a.start - b.start);
  const starts = [...sorted.map(({ start }) => start), text.length];
  const ends = [0, ...sorted.map(({ end }) => end)];
  return ends.map((end, index) => text.slice(end, Math.max(end, starts[index] ?? end))).join(' ');
}
