import type { ListingMarketplaceCode } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { TitlePolicy, TitleRowCode } from '@seller-toolbox/reference-data/title-policies.data';
import { boundOf } from './row-findings.ts';
import type { RulerMark, TitleAnalysis } from './title-analyzer.schema.ts';

/** The mobile cut has a mark of its own. */
const ROWS_WITHOUT_MARK: readonly TitleRowCode[] = ['mobile-cut'];

/** A scale over the title and its limit, with every length that the rules name and the scale holds, ascending. */
export function titleRuler(
  policy: TitlePolicy,
  marketplace: ListingMarketplaceCode,
  { length, maxLength }: { length: number; maxLength: number },
): TitleAnalysis['ruler'] {
  const end = Math.max(length, maxLength);
  const lengthRows = policy.rows
    .filter(({ marketplaces }) => marketplaces?.includes(marketplace) ?? true)
    .filter(({ code, when }) => when[0].measure === 'length' && !ROWS_WITHOUT_MARK.includes(code));
  const marks: RulerMark[] = [
    ...lengthRows.map((row) => ({ kind: row.code as string, at: boundOf(row) })),
    { kind: 'mobile', at: policy.mobileVisible },
    { kind: 'limit', at: maxLength },
  ]
    .filter(({ at }) => at <= end)
    .sort((a, b) => a.at - b.at);
  return { end, marks };
}
