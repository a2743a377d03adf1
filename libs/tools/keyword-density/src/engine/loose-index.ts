import { MIN_LETTERS, type LooseWord } from './loose-match.ts';

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
  const byPrefix = groupByPrefix(words);
  return (keyword) => {
    const found = new Set<number>();
    addWordsContaining(keyword, { joined, ends }, found);
    for (let at = 0; at + MIN_LETTERS <= keyword.length; at += 1) {
      for (const index of byPrefix.get(keyword.slice(at, at + MIN_LETTERS)) ?? []) {
        if (!found.has(index) && keyword.startsWith(words[index]?.contained ?? '', at)) found.add(index);
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

/** Groups the words that match inside a keyword by their first `MIN_LETTERS` code units. */
function groupByPrefix(words: readonly LooseWord[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  words.forEach(({ contained }, index) => {
    if (contained === null) return;
    const prefix = contained.slice(0, MIN_LETTERS);
    const group = groups.get(prefix);
    if (group) group.push(index);
    else groups.set(prefix, [index]);
  });
  return groups;
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
