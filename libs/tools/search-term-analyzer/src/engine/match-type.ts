/** Names of the exact match type by report language; only English and German are verified. */
const EXACT = new Set([
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
]);

export function isExactMatch(matchType: string): boolean {
  return EXACT.has(matchType.normalize('NFKC').trim().toLowerCase());
}
