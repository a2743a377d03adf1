import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { PROMOTIONAL_WORDS } from '@seller-toolbox/reference-data/promotional-words.data';
import { visitWords, type WordVisitor } from './visit-words.ts';

export interface TallyOptions {
  /** Shorter words are not counted, in code points. */
  readonly minLength: number;
  /** Excludes stop words and promotional words. */
  readonly excludeCommonWords: boolean;
}

/** Counts of one word. */
export interface TalliedWord {
  readonly word: string;
  /** In code points. */
  readonly length: number;
  /** Long enough and not excluded. */
  isCounted: boolean;
  readonly isUnspaced: boolean;
  count: number;
}

/** Marks a phrase boundary in the sequence of words. */
export const PHRASE_BREAK = -1;

/** The words of a text, counted slice by slice. */
export interface WordTally {
  /** Distinct words in order of first appearance. */
  readonly words: readonly TalliedWord[];
  /** The text as indexes into `words`, with `PHRASE_BREAK` between phrases. */
  readonly sequence: readonly number[];
  readonly add: (slice: string) => void;
}

const COMMON: ReadonlySet<string> = new Set(
  [STOP_WORDS, PROMOTIONAL_WORDS].flatMap((lists) => Object.values(lists).flat()),
);

export function createWordTally({ minLength, excludeCommonWords }: TallyOptions): WordTally {
  const places = new Map<string, number>();
  const words: TalliedWord[] = [];
  const sequence: number[] = [];

  const visitor: WordVisitor = {
    word: (word, isUnspaced) => {
      let place = places.get(word);
      if (place === undefined) {
        place = words.length;
        places.set(word, place);
        const length = codePointLength(word);
        const isCounted = length >= minLength && !(excludeCommonWords && COMMON.has(word));
        words.push({ word, length, isCounted, isUnspaced, count: 0 });
      }
      const tallied = words[place];
      if (tallied) tallied.count += 1;
      sequence.push(place);
    },
    pause: () => {
      if (sequence[sequence.length - 1] !== PHRASE_BREAK) sequence.push(PHRASE_BREAK);
    },
  };
  return { words, sequence, add: (slice) => visitWords(slice, visitor) };
}
