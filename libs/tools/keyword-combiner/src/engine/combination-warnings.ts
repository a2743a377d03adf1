import { finding, type Finding } from '@seller-toolbox/tool-contract';

/** Above this number of rows, several batches are advised. */
export const BATCH_ADVISED_ABOVE = 1000;
/** Advised maximum of keywords per group. */
export const ADVISED_KEYWORDS = 10;

/** Warnings about too few groups, too many rows, long groups and repeated keywords. */
export function combinationWarnings(groups: readonly (readonly string[])[], total: number): Finding[] {
  const tooFew = groups.filter((keywords) => keywords.length > 0).length < 2;
  return [
    ...(tooFew ? [finding('too-few-groups', 'info')] : []),
    ...(total > BATCH_ADVISED_ABOVE ? [finding('many-combinations', 'warning', { total })] : []),
    ...groups.flatMap((keywords, index) => groupWarnings(keywords, index + 1)),
  ];
}

function groupWarnings(keywords: readonly string[], group: number): Finding[] {
  const count = keywords.length;
  const repeats = count - new Set(keywords.map((keyword) => keyword.toLowerCase())).size;
  return [
    ...(count > ADVISED_KEYWORDS ? [finding('many-keywords', 'warning', { group, count })] : []),
    ...(repeats > 0 ? [finding('repeated-keywords', 'info', { group, count: repeats })] : []),
  ];
}

/** Rows of the window that did not fit into the output; the next window begins after the last one shown. */
export function leftOutRows(wanted: number, shown: number): Finding[] {
  return wanted > shown ? [finding('rows-left-out', 'warning', { count: wanted - shown })] : [];
}

/** The rows are too many for the options that look at every row. */
export function tooManyToRefine(max: number): Finding {
  return finding('too-many-to-refine', 'warning', { max });
}
