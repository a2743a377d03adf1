import type { FbaOutput } from '../engine/fba-output.schema.ts';
import { useFormat } from '@seller-toolbox/words/react';

/** `kind` selects the text: two bands have no upper bound to name, and the lower one may include its end. */
export interface PriceBounds {
  readonly kind: 'four-bands' | 'three-bands' | 'two-bands' | 'up-to';
  readonly fromPrice: string;
  readonly toPrice: string;
  readonly topPrice: string;
}

/** The bounds of a card's price bands as money, for the texts that name them; null where it has no bands. */
export function usePriceBounds(): (
  output: Pick<FbaOutput, 'middlePriceBand' | 'currency'>,
) => PriceBounds | null {
  const format = useFormat();
  return ({ middlePriceBand: band, currency }) => {
    const priceOf = (price: number | null) =>
      price === null ? '' : format.money(price, currency, Number.isInteger(price) ? 0 : undefined);
    return (
      band && {
        kind: kindOf(band),
        fromPrice: priceOf(band.from),
        toPrice: priceOf(band.upTo),
        topPrice: priceOf(band.topFrom ?? null),
      }
    );
  };
}

function kindOf({ includesFrom, upTo, topFrom }: NonNullable<FbaOutput['middlePriceBand']>) {
  if (!includesFrom) return 'up-to';
  if (upTo === null) return 'two-bands';
  return topFrom === undefined ? 'three-bands' : 'four-bands';
}

/** The word of a price band under `ui`. */
export function bandWord(band: NonNullable<FbaOutput['priceBand']>, { kind }: PriceBounds) {
  if (kind === 'up-to') return band === 'low' ? 'band-low-up-to' : 'band-middle-above';
  if (band === 'high' && kind === 'four-bands') return 'band-high-below';
  return band === 'middle' && kind === 'two-bands' ? 'band-middle-open' : (`band-${band}` as const);
}
