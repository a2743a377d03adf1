const DAYS =
  /^(\d{1,2})\s*[- ]?(days?|tage|日間の|日間|jours|giorni|d[ií]as|天内的|天的|天)[\s,、:]*(?:\(#\)\s*)?/u;
/** French, Italian and Spanish have the days at the end: "Ventes totales sur 7 jours", "Totale ordini (#) 7 giorni", "Pedidos totales de 7 días". */
const DAYS_AT_END = /\s(?:(?:sur|in|en|su|de|di)\s)?\d{1,2}\s(?:tagen?|jours|giorni|d[ií]as)$/u;
const PARENTHESES =
  /\((informational only|nur zu informationszwecken|情報のみ|#)\)|（[^）]{0,60}）|\([^)]{1,60}\)/gu;

/** Japanese prefix of the attribution window: "within … of the ad being clicked". */
const SINCE_CLICK = /^広告がクリックされてから/u;

/** Normalizes a header: without the attribution window, parentheses, punctuation and spaces. */
export function headerName(header: string): string {
  return header
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(SINCE_CLICK, '')
    .replace(DAYS, '')
    .replace(PARENTHESES, '')
    .trimEnd()
    .replace(DAYS_AT_END, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
