import { measureKeyword, measureSeparator, type Keyword } from './keyword-measures.ts';
import { sumOrder } from './sum-order.ts';
import { countTuples, indexOfTuple, originalOrder, tupleAt, type Tuple, type TupleOrder } from './tuples.ts';

/** `original` varies the last group fastest; `chars` and `words` sort ascending by characters or words. */
export const SORT_ORDERS = ['original', 'chars', 'words'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** One keyword of each group, joined. */
export interface Combination {
  /** Unique index in the original order, independent of the sorting. */
  readonly index: number;
  readonly combination: string;
  /** Words separated by white space. */
  readonly wordCount: number;
  /** Unicode code points, separators included. */
  readonly charCount: number;
}

/** Lazy access to all combinations: a million take no more memory than ten. */
export interface CombinationPlan {
  readonly total: number;
  /** The rows of a window in the chosen order; fewer at the end, or if their JSON would exceed `maxBytes`. */
  readonly rows: (offset: number, limit: number, maxBytes?: number) => Combination[];
  /** The combination with an `index`; undefined if out of range. */
  readonly at: (index: number) => Combination | undefined;
}

export interface PlanOptions {
  /** The keywords of each group. Groups without keywords are skipped. */
  readonly groups: readonly (readonly string[])[];
  readonly separator: string;
  readonly sort: SortOrder;
}

/** Plans the combinations of two or three groups with keywords; fewer than two give none. */
export function planCombinations({ groups, separator, sort }: PlanOptions): CombinationPlan {
  const filled = groups.filter((keywords) => keywords.length > 0).map((words) => words.map(measureKeyword));
  if (filled.length < 2) return { total: 0, rows: () => [], at: () => undefined };

  const sizes = filled.map((keywords) => keywords.length);
  const total = countTuples(sizes);
  const join = createJoiner(filled, separator);
  let order: TupleOrder | undefined;
  return {
    total,
    rows: (offset, limit, maxBytes = Infinity) => {
      order ??= orderOf(filled, sort);
      const rows: Combination[] = [];
      const bytesOf = maxBytes === Infinity ? () => 0 : createRowMeasure(filled, separator);
      let bytes = 0;
      order.visit(offset, limit, (tuple) => {
        bytes += bytesOf(tuple);
        if (bytes > maxBytes) return false;
        rows.push(join(tuple, indexOfTuple(tuple, sizes)));
        return true;
      });
      return rows;
    },
    at: (index) => (index >= 0 && index < total ? join(tupleAt(index, sizes), index) : undefined),
  };
}

function orderOf(groups: readonly (readonly Keyword[])[], sort: SortOrder): TupleOrder {
  if (sort === 'original') return originalOrder(groups.map((keywords) => keywords.length));
  return sumOrder(groups.map((keywords) => keywords.map((keyword) => keyword[sort])));
}

/** The JSON of a row without its text: names, punctuation and three numbers. */
const ROW_BYTES = 90;

/** Measures rows as JSON in UTF-8, at least as long as they are, without making them. */
function createRowMeasure(groups: readonly (readonly Keyword[])[], separator: string) {
  const encoder = new TextEncoder();
  const bytesOf = (text: string) => encoder.encode(JSON.stringify(text)).length - 2;
  const bytes = groups.map((keywords) => keywords.map(({ text }) => bytesOf(text)));
  const fixed = ROW_BYTES + (groups.length - 1) * bytesOf(separator);
  return (tuple: Tuple) => bytes.reduce((sum, group, at) => sum + (group[tuple[at] ?? 0] ?? 0), fixed);
}

function createJoiner(groups: readonly (readonly Keyword[])[], separator: string) {
  const separatorMeasures = measureSeparator(separator);
  const separatorCount = groups.length - 1;
  return (tuple: Tuple, index: number): Combination => {
    let combination = '';
    let wordCount = separatorCount * separatorMeasures.words;
    let charCount = separatorCount * separatorMeasures.chars;
    for (const [group, keywords] of groups.entries()) {
      const keyword = keywords[tuple[group] ?? 0];
      if (keyword === undefined) continue;
      combination += group === 0 ? keyword.text : separator + keyword.text;
      wordCount += keyword.words;
      charCount += keyword.chars;
    }
    return { index, combination, wordCount, charCount };
  };
}
