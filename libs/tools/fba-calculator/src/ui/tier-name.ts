import { NAMED_WEIGHTS } from '@seller-toolbox/fee-cards/fba/named-weights';
import type { SizeTierId } from '@seller-toolbox/fee-cards/fba/size-tiers';
import { useToolWords } from '@seller-toolbox/tool-kit';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';

/** Tiers that differ by a number or letter at the end of the name. */
const NUMBERED = /^(small-parcel|medium-parcel|large-parcel|standard|large|supersize)-(\d\w?)$/;

/** The name of a size tier; an item may have none. */
export function useTierName(): (id: FbaOutput['sizeTier']) => string {
  const { t } = useToolWords<typeof zh>();
  return (id) => (id === null ? t('ui.noTier') : t(`ui.tier-${nameOf(id)}`, numbersOf(id)));
}

type NumberedName = 'small-parcel' | 'medium-parcel' | 'large-parcel' | 'standard' | 'large' | 'supersize';
type TierName =
  | Exclude<SizeTierId, `${NumberedName}-${number}` | `standard-2${string}` | `extra-large${string}`>
  | `${NumberedName}-n`
  | 'extra-large'
  | 'extra-large-open'
  | 'extra-large-goods'
  | 'extra-large-envelope';

/** The key of the name under `tier-`: numbered tiers share one, as do those that are named by their weights. */
function nameOf(id: SizeTierId): TierName {
  const weights = NAMED_WEIGHTS[id];
  if (weights) return weights.toLb === undefined ? 'extra-large-open' : 'extra-large';
  if (id === 'extra-large') return 'extra-large-goods';
  // The types of template literals cannot follow the expression.
  return id.replace(NUMBERED, '$1-n') as TierName;
}

function numbersOf(id: SizeTierId): Readonly<Record<string, string | number>> {
  return { ...NAMED_WEIGHTS[id], n: (NUMBERED.exec(id)?.[2] ?? '').toUpperCase() };
}
