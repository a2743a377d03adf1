import { NAMED_WEIGHTS } from '@seller-toolbox/fee-cards/fba/named-weights';
import type { SizeTierId } from '@seller-toolbox/fee-cards/fba/size-tiers';

/** Tiers that differ by a number or letter at the end of the name. */
const NUMBERED = /^(small-parcel|medium-parcel|large-parcel|standard|large|supersize)-(\d\w?)$/;

type NumberedName = 'small-parcel' | 'medium-parcel' | 'large-parcel' | 'standard' | 'large' | 'supersize';
type TierName =
  | Exclude<SizeTierId, `${NumberedName}-${number}` | `standard-2${string}` | `extra-large${string}`>
  | `${NumberedName}-n`
  | 'extra-large'
  | 'extra-large-open'
  | 'extra-large-goods'
  | 'extra-large-envelope';

export interface TierText {
  readonly code: `tier-${TierName}`;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The name of a size tier, as a key of the words with its numbers. */
export function tierText(id: SizeTierId): TierText {
  const n = (NUMBERED.exec(id)?.[2] ?? '').toUpperCase();
  return { code: `tier-${nameOf(id)}`, params: { ...NAMED_WEIGHTS[id], n } };
}

/** Numbered tiers share a name, as do those that are named by their weights. */
function nameOf(id: SizeTierId): TierName {
  const weights = NAMED_WEIGHTS[id];
  if (weights) return weights.toLb === undefined ? 'extra-large-open' : 'extra-large';
  if (id === 'extra-large') return 'extra-large-goods';
  // The types of template literals cannot follow the expression.
  return id.replace(NUMBERED, '$1-n') as TierName;
}
