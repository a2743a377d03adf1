const DAYS =
  /^(\d{1,2})\s*[- ]?(days?|tage|日間の|日間|jours|giorni|d[ií]as|天内的|天的|天)[\s,、:]*(?:\(#\)\s*)?/u;
/** French, Italian and Spanish say it behind: "Ventes totales sur 7 jours", "Totale ordini (#) 7 giorni", "Pedidos totales de 7 días". */
const DAYS_BEHIND = /\s(?:(?:sur|in|en|su|de|di)\s)?\d{1,2}\s(?:tagen?|jours|giorni|d[ií]as)$/u;
const ASIDE = /\((informational only|nur zu informationszwecken|情報のみ|#)\)|（[^）]*）|\([^)]{1,60}\)/gu;

/** Before the days of the window: "within … of the ad being clicked". */
const SINCE_CLICK = /^広告がクリックされてから/u;

/** One spelling for a header: without the days of the window, asides, signs and spaces. */
export function headerName(header: string): string {
  return header
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(SINCE_CLICK, '')
    .replace(DAYS, '')
    .replace(ASIDE, '')
    .trimEnd()
    .replace(DAYS_BEHIND, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
