/** How a keyword of an advertising campaign is written for its match type; `none` without marks. */
export const MATCH_TYPES = ['none', 'exact', 'phrase', 'broad'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

/** `exact` gives [red cup], `phrase` "red cup", `broad` the modifiers +red +cup. */
export function markMatch(keyword: string, matchType: MatchType): string {
  switch (matchType) {
    case 'none':
      return keyword;
    case 'exact':
      return `[${keyword}]`;
    case 'phrase':
      return `"${keyword}"`;
    case 'broad':
      return keyword.replace(/\S+/gu, '+$&');
  }
}

/** The most bytes that the marks add to the JSON of a keyword with so many words. */
export function markBytes(words: number, matchType: MatchType): number {
  if (matchType === 'none') return 0;
  return matchType === 'broad' ? words : '\\"\\"'.length;
}
