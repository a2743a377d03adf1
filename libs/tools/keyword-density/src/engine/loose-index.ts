import { compactPhrase } from '@seller-toolbox/listing-text/compact-text';
import { MIN_LETTERS, withSpaces, type LooseWord } from './loose-match.ts';

/** Returns the indexes of the words that loosely match a keyword. */
export type FindLoosely = (keyword: string) => ReadonlySet<number>;

// No word contains white space, and no keyword a line break.
const WORD_DELIMITER = '\n';

/**
 * Indexes distinct words for `matchesLoosely` with many keywords. The joined words are searched for the keyword, and the
 * keyword for indexed word prefixes, so the time grows with the length of both and not with words times keywords.
 */
export function looseIndex(words: readonly LooseWord[]): FindLoosely {
  const joined = words.map(({ word }) => word).join(WORD_DELIMITER);
  const ends = wordEnds(words);
  const contained = groupByContained(words);
  const lengths = lengthsByPrefix(contained.keys());
  return (given) => {
    const found = new Set<number>();
    addWordsContaining(compactPhrase(given), { joined, ends }, found);
    const keyword = withSpaces(given);
    for (let at = 0; at + MIN_LETTERS <= keyword.length; at += 1) {
      for (const length of lengths.get(keyword.slice(at, at + MIN_LETTERS)) ?? []) {
        for (const index of contained.get(keyword.slice(at, at + length)) ?? []) found.add(index);
      }
    }
    return found;
  };
}

/** The end offset of each word in the joined text. */
function wordEnds(words: readonly LooseWord[]): readonly number[] {
  let end = -WORD_DELIMITER.length;
  return words.map(({ word }) => (end += WORD_DELIMITER.length + word.length));
}

/** The indexes of the words that match inside a keyword, by their text. */
function groupByContained(words: readonly LooseWord[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  words.forEach(({ contained }, index) => {
    if (contained === null) return;
    const group = groups.get(contained);
    if (group) group.push(index);
    else groups.set(contained, [index]);
  });
  return groups;
}

/** The distinct lengths of the texts that begin with the same `MIN_LETTERS` code units. */
function lengthsByPrefix(texts: Iterable<string>): ReadonlyMap<string, ReadonlySet<number>> {
  const lengths = new Map<string, Set<number>>();
  for (const text of texts) {
    const prefix = text.slice(0, MIN_LETTERS);
    const known = lengths.get(prefix);
    if (known) known.add(text.length);
    else lengths.set(prefix, new Set([text.length]));
  }
  return lengths;
}

function addWordsContaining(
  keyword: string,
  { joined, ends }: { joined: string; ends: readonly number[] },
  found: Set<number>,
): void {
  let index = 0;
  for (let at = joined.indexOf(keyword); at >= 0;) {
    while ((ends[index] ?? Infinity) <= at) index += 1;
    found.add(index);
    const end = ends[index];
    if (end === undefined) return;
    at = joined.indexOf(keyword, end);
  }
}
