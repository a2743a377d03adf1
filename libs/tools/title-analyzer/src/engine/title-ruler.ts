import type { ListingMarketplaceCode } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { TitlePolicy } from '@seller-toolbox/reference-data/title-policies.data';
import { boundOf } from './row-findings.ts';
import type { RulerMark, RulerMarkKind, TitleAnalysis } from './title-analyzer.schema.ts';

/** The rows whose bound is a mark on the ruler; the mobile cut has a mark of its own. */
const MARKED_ROWS: readonly RulerMarkKind[] = [
  'title-too-short',
  'length-below-advised',
  'marketplace-length-high',
];

/** A scale over the title and its limit, with every length that the rules name and the scale holds, ascending. */
export function titleRuler(
  policy: TitlePolicy,
  marketplace: ListingMarketplaceCode,
  { length, maxLength }: { length: number; maxLength: number },
): TitleAnalysis['ruler'] {
  const end = Math.max(length, maxLength);
  const rows = policy.rows.filter(({ marketplaces }) => marketplaces?.includes(marketplace) ?? true);
  const marks: RulerMark[] = MARKED_ROWS.flatMap((kind) =>
    rows.filter(({ code }) => code === kind).map((row) => ({ kind, at: boundOf(row) })),
  );
  marks.push({ kind: 'mobile', at: policy.mobileVisible }, { kind: 'limit', at: maxLength });
  return { end, marks: marks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at) };
}
