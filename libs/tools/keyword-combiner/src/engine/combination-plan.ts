import { measureKeyword, measureSeparator, type Keyword } from './keyword-measures.ts';
import type { Combination } from './combination.ts';
import { markBytes, markMatch, type MatchType } from './match-marks.ts';
import { groupOrders, hasRepeatedWords, refinedRows, type Refinement } from './refined-rows.ts';
import { sumOrder } from './sum-order.ts';
import { countTuples, indexOfTuple, originalOrder, tupleAt, type Tuple, type TupleOrder } from './tuples.ts';

/** `original` varies the last group fastest; `chars` and `words` sort ascending by characters or words. */
export const SORT_ORDERS = ['original', 'chars', 'words'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Lazy access to all combinations: a million take no more memory than ten. */
export interface CombinationPlan {
  readonly total: number;
  /** False where the rows are too many to drop words or rows, or to vary their order. */
  readonly isRefined: boolean;
  /** The rows of a window in the chosen order; fewer at the end, or if their JSON would exceed `maxBytes`. */
  readonly rows: (offset: number, limit: number, maxBytes?: number) => Combination[];
  /** The combination with an `index`; undefined if out of range. */
  readonly at: (index: number) => Combination | undefined;
}

/** Above this number of rows the options that look at every row are not applied. */
export const MAX_REFINED_ROWS = 50_000;

/** Without options the rows are the keywords of the groups, joined. */
export interface PlanOptions extends Partial<Refinement> {
  /** The keywords of each group. Groups without keywords are skipped. */
  readonly groups: readonly (readonly string[])[];
  readonly separator: string;
  readonly sort: SortOrder;
  readonly matchType?: MatchType;
}

/** Plans the combinations of two or three groups with keywords; fewer than two give none. */
export function planCombinations({ groups, ...options }: PlanOptions): CombinationPlan {
  const { separator, sort, matchType = 'none' } = options;
  const { dropRepeats = false, wordOrder = 'groups', unique = false } = options;
  const filled = groups.filter((keywords) => keywords.length > 0).map((words) => words.map(measureKeyword));
  if (filled.length < 2) {
    return { total: 0, isRefined: true, rows: () => [], at: () => undefined };
  }

  const sizes = filled.map((keywords) => keywords.length);
  const total = countTuples(sizes);
  const orders = groupOrders(filled.length, wordOrder).length;
  const isPlain = orders === 1 && !unique && !(dropRepeats && hasRepeatedWords(filled));
  if (!isPlain && total * orders <= MAX_REFINED_ROWS) {
    return planOf(refinedRows(filled, separator, { dropRepeats, wordOrder, unique }), options);
  }
  const join = createJoiner(filled, separator, matchType);
  let order: TupleOrder | undefined;
  return {
    total,
    isRefined: isPlain,
    rows: (offset, limit, maxBytes = Infinity) => {
      order ??= createTupleOrder(filled, sort);
      const rows: Combination[] = [];
      const bytesOf = maxBytes === Infinity ? () => 0 : createRowMeasure(filled, separator, matchType);
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

/** A plan of rows that are all there. */
function planOf(
  rows: readonly Combination[],
  { sort, matchType = 'none' }: Omit<PlanOptions, 'groups'>,
): CombinationPlan {
  const encoder = new TextEncoder();
  const marked = rows.map((row) => ({ ...row, combination: markMatch(row.combination, matchType) }));
  const byIndex = new Map(marked.map((row) => [row.index, row]));
  if (sort === 'chars') marked.sort((a, b) => a.charCount - b.charCount);
  if (sort === 'words') marked.sort((a, b) => a.wordCount - b.wordCount);
  return {
    total: marked.length,
    isRefined: true,
    rows: (offset, limit, maxBytes = Infinity) => {
      const part = marked.slice(offset, offset + limit);
      if (maxBytes === Infinity) return part;
      let bytes = 0;
      const end = part.findIndex(
        (row) => (bytes += encoder.encode(JSON.stringify(row)).length + 1) > maxBytes,
      );
      return end < 0 ? part : part.slice(0, end);
    },
    at: (index) => byIndex.get(index),
  };
}

function createTupleOrder(groups: readonly (readonly Keyword[])[], sort: SortOrder): TupleOrder {
  if (sort === 'original') return originalOrder(groups.map((keywords) => keywords.length));
  return sumOrder(groups.map((keywords) => keywords.map((keyword) => keyword[sort])));
}

/** The JSON of a row without its text: names, punctuation and three numbers. */
const ROW_BYTES = 90;

/** Measures rows as JSON in UTF-8, at least as long as they are, without making them. */
function createRowMeasure(groups: readonly (readonly Keyword[])[], separator: string, matchType: MatchType) {
  const encoder = new TextEncoder();
  const bytesOf = (text: string) => encoder.encode(JSON.stringify(text)).length - 2;
  const bytes = groups.map((keywords) =>
    keywords.map(({ text, words }) => bytesOf(text) + markBytes(words, matchType)),
  );
  const fixed =
    ROW_BYTES +
    (groups.length - 1) * (bytesOf(separator) + markBytes(measureSeparator(separator).words, matchType));
  return (tuple: Tuple) => bytes.reduce((sum, group, at) => sum + (group[tuple[at] ?? 0] ?? 0), fixed);
}

function createJoiner(groups: readonly (readonly Keyword[])[], separator: string, matchType: MatchType) {
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
    return { index, combination: markMatch(combination, matchType), wordCount, charCount };
  };
}
