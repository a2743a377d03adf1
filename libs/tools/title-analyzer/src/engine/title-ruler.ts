import { rulerScale } from '@seller-toolbox/listing-text/ruler-scale';
import type { ListingMarketplaceCode } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { TitlePolicy } from '@seller-toolbox/reference-data/title-policies.data';
import { boundOf } from './row-codes.ts';
import type { RulerMark, RulerMarkKind, TitleAnalysis } from './title-analyzer.schema.ts';

/** Scoring rows with a mark at their bound; the mobile cut has a separate mark. */
const MARKED_ROWS: readonly RulerMarkKind[] = [
  'title-too-short',
  'length-below-advised',
  'marketplace-length-high',
];

/** A scale over the title and its limit, with marks at the lengths in the rules, ascending. */
export function titleRuler(
  policy: TitlePolicy,
  marketplace: ListingMarketplaceCode,
  lengths: { readonly length: number; readonly maxLength: number },
): TitleAnalysis['ruler'] {
  const rows = policy.rows.filter(({ marketplaces }) => marketplaces?.includes(marketplace) ?? true);
  const marks: RulerMark[] = MARKED_ROWS.flatMap((kind) =>
    rows.filter(({ code }) => code === kind).map((row) => ({ kind, at: boundOf(row) })),
  );
  marks.push({ kind: 'mobile', at: policy.mobileVisible }, { kind: 'limit', at: lengths.maxLength });
  return rulerScale(lengths, marks);
}
