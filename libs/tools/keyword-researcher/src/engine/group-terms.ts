import { ALL_STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import type { SourcesOutput, OutputRow } from './sources-output.schema.ts';
import type { WordsOf } from './plain-term.ts';

const MIN_TERMS = 2;
const MAX_GROUPS = 100;

/** The word of each keyword that most keywords share; null for a keyword that shares none. */
export function groupTerms(keywords: readonly string[], wordsOf: WordsOf): readonly (string | null)[] {
  const words = keywords.map(
    (keyword) => new Set(wordsOf(keyword).filter((word) => !ALL_STOP_WORDS.has(word))),
  );
  const counts = new Map<string, number>();
  for (const ofTerm of words) for (const word of ofTerm) counts.set(word, (counts.get(word) ?? 0) + 1);
  const countOf = (word: string) => counts.get(word) ?? 0;
  return words.map((ofTerm) => {
    const [head] = [...ofTerm].sort((one, other) => countOf(other) - countOf(one) || (one < other ? -1 : 1));
    return head !== undefined && countOf(head) >= MIN_TERMS ? head : null;
  });
}

/** The largest groups, with the sums of what their keywords have. */
export function groupSums(rows: readonly OutputRow[]): SourcesOutput['groups'] {
  const groups = new Map<string, OutputRow[]>();
  for (const row of rows) {
    if (row.group === null) continue;
    const members = groups.get(row.group) ?? [];
    members.push(row);
    groups.set(row.group, members);
  }
  return [...groups]
    .map(([head, members]) => ({
      head,
      terms: members.length,
      volume: volumeOf(members),
      purchases: sumOf(members.map(({ funnel }) => funnel?.steps.at(-1)?.total ?? null)),
    }))
    .sort((one, other) => other.terms - one.terms || (one.head < other.head ? -1 : 1))
    .slice(0, MAX_GROUPS);
}

/** Null where they count different things. */
function volumeOf(rows: readonly OutputRow[]): number | null {
  const measures = new Set(rows.flatMap(({ searchVolume }) => searchVolume?.measure ?? []));
  return measures.size === 1 ? sumOf(rows.map(({ searchVolume }) => searchVolume?.value ?? null)) : null;
}

function sumOf(values: readonly (number | null)[]): number | null {
  const filled = values.filter((value) => value !== null);
  return filled.length === 0 ? null : filled.reduce((sum, value) => sum + value, 0);
}
