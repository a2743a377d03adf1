export const MATCH_KINDS = ['exact', 'phrase', 'broad'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Names of the match types by report language; only English and German are verified. */
const NAMES: Readonly<Record<MatchKind, readonly string[]>> = {
  exact: [
    'exact',
    'exakt',
    'genau',
    'exacte',
    'exacto',
    'exacta',
    'esatta',
    'corrispondenza esatta',
    'exact match',
    '完全一致',
    '精确匹配',
    '精准匹配',
    '精準匹配',
  ],
  phrase: ['phrase', 'phrase match', 'wortgruppe', 'フレーズ一致', '词组匹配', '詞組匹配'],
  broad: ['broad', 'broad match', 'weitgehend', '部分一致', '广泛匹配', '廣泛匹配'],
};
/** Reports write a dash where a campaign has no match type. */
const NONE: ReadonlySet<string> = new Set(['', '-', '–', '—']);

/** The kind of a match type as a report writes it; null for other targeting. */
export function matchKindOf(matchType: string): MatchKind | null {
  const name = matchType.normalize('NFKC').trim().toLowerCase();
  return MATCH_KINDS.find((kind) => NAMES[kind].includes(name)) ?? null;
}

export function isExactMatch(matchType: string): boolean {
  return matchKindOf(matchType) === 'exact';
}

/**
 * The match types, with commas as in `matchTypesOf`, that are worth showing beside the names of campaign and ad group: their
 * kinds, or as the report writes them, without those that the names say.
 */
export function matchTypesBeside(names: string, matchTypes: string): readonly (MatchKind | string)[] {
  const words = names.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return matchTypes
    .split(',')
    .map((text) => text.trim())
    .filter((text) => !NONE.has(text))
    .map((text) => matchKindOf(text) ?? text)
    .filter((kind) => !words.some((word) => word !== '' && matchKindOf(word) === kind));
}
