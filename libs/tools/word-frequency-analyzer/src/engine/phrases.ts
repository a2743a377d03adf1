import { PHRASE_BREAK, type TalliedWord, type WordTally } from './word-tally.ts';

export interface Phrase {
  readonly text: string;
  readonly words: 2 | 3;
  readonly count: number;
}

/** Maximum number of phrases of each length. */
export const MAX_PHRASES = 100;

/** Larger than the number of words in a text within the limit. */
const RADIX = 2 ** 21;

interface Tallied {
  count: number;
  /** Index of the first occurrence in the sequence. */
  readonly at: number;
}

/**
 * Phrases of two and three words that occur at least twice, most frequent first. A phrase crosses no punctuation
 * and begins and ends with a counted word: "case for iphone" is one, "for the" is not. One of two words that is also written
 * as one counts that too: "leakproof" is "leak proof".
 */
export function findPhrases({ words, sequence }: WordTally): Phrase[] {
  const pairs = tallyPairs(sequence);
  const triples = tallyTriples(sequence, pairs);
  addJoinedWords(pairs, { words, sequence });
  return [...chosen(pairs, 2, { words, sequence }), ...chosen(triples, 3, { words, sequence })].sort(
    (a, b) => b.count - a.count,
  );
}

function tallyPairs(sequence: readonly number[]): Map<number, Tallied> {
  const pairs = new Map<number, Tallied>();
  for (let at = 1; at < sequence.length; at += 1) {
    const key = pairKey(sequence, at);
    if (key !== undefined) tally(pairs, key, at - 1);
  }
  return pairs;
}

/** A triple cannot be more frequent than its pairs, so only triples of repeated pairs are counted. */
function tallyTriples(sequence: readonly number[], pairs: Map<number, Tallied>): Map<number, Tallied> {
  const triples = new Map<number, Tallied>();
  for (let at = 2; at < sequence.length; at += 1) {
    const first = repeatedPair(sequence, at - 1, pairs);
    if (first && repeatedPair(sequence, at, pairs)) {
      tally(triples, first.at * RADIX + (sequence[at] ?? PHRASE_BREAK), at - 2);
    }
  }
  return triples;
}

function addJoinedWords(
  pairs: Map<number, Tallied>,
  { words, sequence }: Pick<WordTally, 'words' | 'sequence'>,
): void {
  const counts = new Map(words.map(({ word, count }) => [word, count]));
  for (const pair of pairs.values()) {
    const [first, second] = membersAt(words, sequence.slice(pair.at, pair.at + 2));
    if (first && second && !first.isUnspaced) pair.count += counts.get(first.word + second.word) ?? 0;
  }
}

function repeatedPair(sequence: readonly number[], at: number, pairs: Map<number, Tallied>) {
  const key = pairKey(sequence, at);
  const pair = key === undefined ? undefined : pairs.get(key);
  return pair && pair.count > 1 ? pair : undefined;
}

function pairKey(sequence: readonly number[], at: number): number | undefined {
  const [first, second] = [sequence[at - 1] ?? PHRASE_BREAK, sequence[at] ?? PHRASE_BREAK];
  return first === PHRASE_BREAK || second === PHRASE_BREAK ? undefined : first * RADIX + second;
}

function tally(tallied: Map<number, Tallied>, key: number, at: number): void {
  const known = tallied.get(key);
  if (known) known.count += 1;
  else tallied.set(key, { count: 1, at });
}

function chosen(
  tallied: Map<number, Tallied>,
  size: 2 | 3,
  { words, sequence }: Pick<WordTally, 'words' | 'sequence'>,
): Phrase[] {
  return [...tallied.values()]
    .filter(({ count }) => count > 1)
    .map(({ count, at }) => ({ count, members: membersAt(words, sequence.slice(at, at + size)) }))
    .filter(({ members }) => members[0]?.isCounted && members[size - 1]?.isCounted)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_PHRASES)
    .map(({ count, members }) => ({ text: joined(members), words: size, count }));
}

function membersAt(words: readonly TalliedWord[], places: readonly number[]): TalliedWord[] {
  return places.flatMap((place) => words[place] ?? []);
}

/** Words of a script without spaces are joined without spaces. */
function joined(members: readonly TalliedWord[]): string {
  return members
    .map(({ word, isUnspaced }, place) =>
      place === 0 || (isUnspaced && members[place - 1]?.isUnspaced) ? word : ` ${word}`,
    )
    .join('');
}
