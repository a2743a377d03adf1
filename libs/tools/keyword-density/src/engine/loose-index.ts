import { MIN_LETTERS, type LooseWord } from './loose-match.ts';

/** The places, in the list given, of the words that match a keyword loosely. */
export type FindLoosely = (keyword: string) => ReadonlySet<number>;

// White space: no word holds it, and no keyword a line break.
const BETWEEN_WORDS = '\n';

/**
 * Prepares distinct words for `matchesLoosely` with many keywords. All words are searched at once for the keyword, and the
 * keyword for the beginnings of words: the time grows with the length of both, not with words times keywords.
 */
export function looseIndex(words: readonly LooseWord[]): FindLoosely {
  const joined = words.map(({ word }) => word).join(BETWEEN_WORDS);
  const ends = endsOf(words);
  const byHead = groupByHead(words);
  return (keyword) => {
    const found = new Set<number>();
    addContaining(keyword, { joined, ends }, found);
    for (let at = 0; at + MIN_LETTERS <= keyword.length; at += 1) {
      for (const index of byHead.get(keyword.slice(at, at + MIN_LETTERS)) ?? []) {
        if (!found.has(index) && keyword.startsWith(words[index]?.contained ?? '', at)) found.add(index);
      }
    }
    return found;
  };
}

/** Where each word ends in the joined text. */
function endsOf(words: readonly LooseWord[]): readonly number[] {
  let end = -BETWEEN_WORDS.length;
  return words.map(({ word }) => (end += BETWEEN_WORDS.length + word.length));
}

/** The words that count by being contained in a keyword, by their first code units: they have at least so many letters. */
function groupByHead(words: readonly LooseWord[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  words.forEach(({ contained }, index) => {
    if (contained === null) return;
    const head = contained.slice(0, MIN_LETTERS);
    const group = groups.get(head);
    if (group) group.push(index);
    else groups.set(head, [index]);
  });
  return groups;
}

function addContaining(
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
