import { useFormat } from '@seller-toolbox/words/react';
import type { RateCard } from '@seller-toolbox/fee-cards/fba/rate-card';

/** `kind` selects the text: two bands have no upper bound to name. */
export interface PriceBounds {
  readonly kind: 'three-bands' | 'two-bands';
  readonly fromPrice: string;
  readonly toPrice: string;
}

type Banded = Pick<RateCard, 'middlePriceBand' | 'currency'>;

/** The bounds of a card's price bands as money, for the texts that name them; null where it has no bands. */
export function usePriceBounds(): (card: Banded) => PriceBounds | null {
  const format = useFormat();
  return ({ middlePriceBand, currency }) =>
    middlePriceBand && {
      kind: middlePriceBand.upTo === null ? 'two-bands' : 'three-bands',
      fromPrice: format.money(middlePriceBand.from, currency),
      toPrice: middlePriceBand.upTo === null ? '' : format.money(middlePriceBand.upTo, currency),
    };
}
