import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { JoinedTerm } from './join-terms.ts';
import type { SourceRow } from './keyword-sources.schema.ts';
import type { OutputRow } from './sources-output.schema.ts';

type AdField = 'adImpressions' | 'adClicks' | 'adSpend' | 'adSales' | 'adOrders';

/**
 * What the seller's ads had for a term by the newest search term report: its lines of all campaigns and targets summed. Reports of
 * several periods are not added: their days may overlap. Null where no report has the term.
 */
export function adFigures({ observations }: JoinedTerm): OutputRow['ads'] {
  const source = observations.find(({ kind }) => kind === 'ad-search-terms')?.source;
  if (source === undefined) return null;
  const lines = observations.filter((one) => one.source === source).map(({ row }) => row);
  const [clicks, spend] = [sum(lines, 'adClicks'), sum(lines, 'adSpend')];
  const [sales, orders] = [sum(lines, 'adSales'), sum(lines, 'adOrders')];
  return {
    source,
    impressions: sum(lines, 'adImpressions'),
    clicks,
    spend,
    sales,
    orders,
    acos: percentOf(spend, sales),
    conversionRate: percentOf(orders, clicks),
  };
}

function sum(lines: readonly SourceRow[], field: AdField): number | null {
  const values = lines.flatMap((line) => line[field] ?? []);
  return values.length === 0 ? null : roundTo14Digits(values.reduce((total, value) => total + value, 0));
}

/** Null without either, and where the whole is 0. */
function percentOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : (part / whole) * 100;
}
