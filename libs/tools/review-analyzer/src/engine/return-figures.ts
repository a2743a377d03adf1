import type { DistinctReturns } from './distinct-returns.ts';
import { SOURCE_BOUNDS } from './source-bounds.data.ts';
import type { ExperienceRow, Returns } from './sources-output.schema.ts';
import { reasonCode, returnReason } from './return-reasons.data.ts';
import type { ReviewSource, SourceRow } from './review-sources.schema.ts';
import { groupBy } from './review-figures.ts';

interface ReturnLine extends SourceRow {
  readonly quantity: number;
  readonly reason: string;
}

/** Units by reason and by SKU, the most first; null without a returns report. Lines are those of `distinctReturns`. */
export function returnsOf({ sources, repeated }: DistinctReturns): Returns | null {
  const returned = sources.flatMap((source, at) =>
    source.kind === 'customer-returns' ? [{ ...source, at }] : [],
  );
  if (returned.length === 0) return null;
  const rows = returned.flatMap((source) => source.rows);
  const lines = returnLines(sources);
  const units = unitsOf(lines);
  const byReason = withShares(
    groupBy(lines, ({ reason }) => reason),
    units,
  );
  const reasons = byReason.slice(0, SOURCE_BOUNDS.reasons);
  const bySku = groupBy(lines, ({ sku, asin }) => sku ?? asin);
  const skus = withShares(bySku, units);
  return {
    lines: rows.length,
    repeated,
    units,
    withoutQuantity: rows.filter(({ quantity }) => quantity === undefined).length,
    withoutReason: rows.filter(({ reason }) => reason === undefined).length,
    reasons: reasons.map(({ key, ...figures }) => ({
      reason: key,
      side: returnReason(key).side,
      ...figures,
    })),
    otherReasons: restOf(byReason.slice(SOURCE_BOUNDS.reasons)),
    skus: skus.slice(0, SOURCE_BOUNDS.skus).map(({ key, ...figures }) => {
      const ofSku = bySku.get(key) ?? [];
      const ofReasons = reasons.map((reason) => unitsOf(ofSku.filter((line) => line.reason === reason.key)));
      return {
        sku: key,
        asin: ofSku.find(({ asin }) => asin !== undefined)?.asin ?? null,
        name: ofSku.find(({ productName }) => productName !== undefined)?.productName ?? null,
        ...figures,
        byReason: ofReasons,
        otherReasons: figures.units - ofReasons.reduce((sum, one) => sum + one, 0),
      };
    }),
    otherSkus: restOf(skus.slice(SOURCE_BOUNDS.skus)),
    sources: returned.map(({ at }) => at),
  };
}

/** Units of each reason, also of those that are not listed. */
export function unitsByReason(sources: readonly ReviewSource[]): ReadonlyMap<string, number> {
  const groups = groupBy(returnLines(sources), ({ reason }) => reason);
  return new Map([...groups].map(([reason, lines]) => [reason, unitsOf(lines)]));
}

function returnLines(sources: readonly ReviewSource[]): ReturnLine[] {
  return sources
    .flatMap(({ kind, rows }) => (kind === 'customer-returns' ? rows : []))
    .flatMap(({ quantity, reason, ...row }) =>
      quantity === undefined || reason === undefined
        ? []
        : [{ ...row, quantity, reason: reasonCode(reason) }],
    );
}

/** Null where nothing is left. */
function restOf(
  left: readonly { readonly units: number; readonly share: number }[],
): Returns['otherReasons'] {
  if (left.length === 0) return null;
  return {
    count: left.length,
    units: left.reduce((sum, { units }) => sum + units, 0),
    share: left.reduce((sum, { share }) => sum + share, 0),
  };
}

function unitsOf(lines: readonly ReturnLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Groups by their units, with the share of each and of all up to it, in percent. */
function withShares(groups: ReadonlyMap<string, readonly ReturnLine[]>, total: number) {
  const sorted = [...groups]
    .map(([key, lines]) => ({ key, units: unitsOf(lines) }))
    .sort((one, other) => other.units - one.units);
  let before = 0;
  return sorted.map(({ key, units }) => {
    before += units;
    const percent = (part: number) => (total === 0 ? 0 : (part / total) * 100);
    return { key, units, share: percent(units), cumulative: percent(before) };
  });
}

/** Products of a customer experience file, the highest rate of negative experiences first. */
export function experienceRows(sources: readonly ReviewSource[]): ExperienceRow[] {
  return sources
    .flatMap(({ kind, rows }, source) =>
      kind === 'customer-experience' ? rows.map((row) => ({ row, source })) : [],
    )
    .map(({ row, source }, at) => ({
      key: `${row.asin ?? ''} ${row.sku ?? ''} ${at}`,
      asin: row.asin ?? null,
      sku: row.sku ?? null,
      name: row.productName ?? null,
      ncxRate: row.ncxRate ?? null,
      ncxOrders: row.ncxOrders ?? null,
      totalOrders: row.totalOrders ?? null,
      rating: row.rating ?? null,
      health: row.health ?? null,
      reason: row.reason ?? null,
      source,
    }))
    .sort((one, other) => (other.ncxRate ?? -1) - (one.ncxRate ?? -1))
    .slice(0, SOURCE_BOUNDS.experience);
}
