import { useFormat } from '@seller-toolbox/i18n/react';
import type { RateCard } from '../engine/rate-card.ts';

type Banded = Pick<RateCard, 'middlePriceBand' | 'currency'>;

/** The bounds of a card's price bands as money, for the texts that name them; null where it has no bands. */
export function usePriceBounds(): (card: Banded) => { fromPrice: string; toPrice: string } | null {
  const format = useFormat();
  return ({ middlePriceBand, currency }) =>
    middlePriceBand && {
      fromPrice: format.money(middlePriceBand.from, currency),
      toPrice: format.money(middlePriceBand.upTo, currency),
    };
}
