import type { FbaOutput } from '../engine/fba-output.schema.ts';
import { useFormat } from '@seller-toolbox/words/react';

/** `kind` selects the text: two bands have no upper bound to name, and the lower one may include its end. */
export interface PriceBounds {
  readonly kind: 'three-bands' | 'two-bands' | 'up-to';
  readonly fromPrice: string;
  readonly toPrice: string;
}

/** The bounds of a card's price bands as money, for the texts that name them; null where it has no bands. */
export function usePriceBounds(): (
  output: Pick<FbaOutput, 'middlePriceBand' | 'currency'>,
) => PriceBounds | null {
  const format = useFormat();
  return ({ middlePriceBand: band, currency }) =>
    band && {
      kind: !band.includesFrom ? 'up-to' : band.upTo === null ? 'two-bands' : 'three-bands',
      fromPrice: format.money(band.from, currency),
      toPrice: band.upTo === null ? '' : format.money(band.upTo, currency),
    };
}

/** The word of a price band under `ui`. */
export function bandWord(band: NonNullable<FbaOutput['priceBand']>, { kind }: PriceBounds) {
  if (kind === 'up-to') return band === 'low' ? 'band-low-up-to' : 'band-middle-above';
  return band === 'middle' && kind === 'two-bands' ? 'band-middle-open' : (`band-${band}` as const);
}
