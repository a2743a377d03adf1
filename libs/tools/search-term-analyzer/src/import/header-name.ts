const DAYS =
  /^(\d{1,2})\s*[- ]?(days?|tage|日間の|日間|jours|giorni|d[ií]as|天内的|天的|天)[\s,、:]*(?:\(#\)\s*)?/u;
const ASIDE = /\((informational only|nur zu informationszwecken|情報のみ|#)\)|（[^）]*）|\([^)]{1,60}\)/gu;

/** One spelling for a header: without the days of the window, asides, signs and spaces. */
export function headerName(header: string): string {
  return header
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(DAYS, '')
    .replace(ASIDE, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** How alike two spellings are, 0 to 1: the share of pairs of letters that they have in common (Dice). */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [pairs(a), pairs(b)];
  const size = left.length + right.length;
  if (size === 0) return 0;
  const rest = [...right];
  const common = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at < 0) return false;
    rest.splice(at, 1);
    return true;
  });
  return (2 * common.length) / size;
}

function pairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}
