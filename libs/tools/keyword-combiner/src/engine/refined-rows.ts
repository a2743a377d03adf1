import type { Combination } from './combination.ts';
import { measureKeyword, type Keyword } from './keyword-measures.ts';
import { countTuples, indexOfTuple, originalOrder } from './tuples.ts';

/** `groups`: parts in the order of the groups; `any`: in every order. */
export const WORD_ORDERS = ['groups', 'any'] as const;
export type WordOrder = (typeof WORD_ORDERS)[number];

export interface Refinement {
  /** Writes each word of a row once. */
  readonly dropRepeats: boolean;
  readonly wordOrder: WordOrder;
  /** Keeps one of the rows that differ at most in case. */
  readonly unique: boolean;
}

/** The orders of `count` groups, that of the input first. */
export function groupOrders(count: number, wordOrder: WordOrder): readonly (readonly number[])[] {
  const positions = Array.from({ length: count }, (_, at) => at);
  return wordOrder === 'groups' ? [positions] : permutationsOf(positions);
}

function permutationsOf(positions: readonly number[]): number[][] {
  if (positions.length <= 1) return [[...positions]];
  return positions.flatMap((first) =>
    permutationsOf(positions.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

/** Whether two groups share a word, or a keyword repeats one of its own: otherwise there is nothing to drop. */
export function hasRepeatedWords(groups: readonly (readonly Keyword[])[]): boolean {
  const earlier = new Set<string>();
  return groups.some((keywords) => {
    const words = keywords.map(({ text }) => wordsOf(text));
    const repeats = words.some(
      (own) => new Set(own).size < own.length || own.some((word) => earlier.has(word)),
    );
    for (const word of words.flat()) earlier.add(word);
    return repeats;
  });
}

/** All rows in every order of the groups, without repeated words and rows where asked. The index counts before any is dropped. */
export function refinedRows(
  groups: readonly (readonly Keyword[])[],
  separator: string,
  { dropRepeats, wordOrder, unique }: Refinement,
): Combination[] {
  const rows: Combination[] = [];
  const seen = new Set<string>();
  const total = countTuples(groups.map(({ length }) => length));
  groupOrders(groups.length, wordOrder).forEach((order, place) => {
    const ordered = order.map((at) => groups[at] ?? []);
    const sizes = ordered.map(({ length }) => length);
    originalOrder(sizes).visit(0, total, (tuple) => {
      const parts = ordered.map((keywords, at) => keywords[tuple[at] ?? 0]?.text ?? '');
      const combination = (dropRepeats ? withoutRepeats(parts) : parts).join(separator);
      const key = combination.toLowerCase();
      if (unique && seen.has(key)) return true;
      seen.add(key);
      const { words, chars } = measureKeyword(combination);
      const index = place * total + indexOfTuple(tuple, sizes);
      rows.push({ index, combination, wordCount: words, charCount: chars });
      return true;
    });
  });
  return rows;
}

/** The parts with the first of each word; a part without words left disappears. */
function withoutRepeats(parts: readonly string[]): string[] {
  const seen = new Set<string>();
  return parts.flatMap((part) => {
    const words = part.split(/\s+/u);
    const kept = words.filter((word) => seen.size < seen.add(word.toLowerCase()).size);
    if (kept.length === words.length) return [part];
    return kept.length === 0 ? [] : [kept.join(' ')];
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/u);
}
