import { finding, type Finding } from '@seller-toolbox/tool-contract';

/** More rows than this are better made in several batches. */
export const BATCH_ADVISED_ABOVE = 1000;
/** A group should hold at most this many keywords. */
export const ADVISED_KEYWORDS = 10;

/** What should be known of groups and their combinations: too few filled groups, long groups, repeats, many rows. */
export function combinationWarnings(groups: readonly (readonly string[])[], total: number): Finding[] {
  const tooFew = groups.filter((keywords) => keywords.length > 0).length < 2;
  return [
    ...(tooFew ? [finding('too-few-groups', 'info')] : []),
    ...(total > BATCH_ADVISED_ABOVE ? [finding('many-combinations', 'warning', { total })] : []),
    ...groups.flatMap((keywords, place) => groupWarnings(keywords, place + 1)),
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
