import { unitsPerBase, type ExchangeRates } from '@seller-toolbox/reference-data/exchange';
import { roundTo15Digits } from '@seller-toolbox/tool-contract/rounding';

/** Units of the two currencies for one of the base. */
export interface Pair {
  readonly fromPerBase: number;
  readonly toPerBase: number;
}

/** The two rates of a conversion; null where a currency has none. */
export function pairOf(rates: ExchangeRates, from: string, to: string): Pair | null {
  const [fromPerBase, toPerBase] = [unitsPerBase(rates, from), unitsPerBase(rates, to)];
  return fromPerBase === null || toPerBase === null ? null : { fromPerBase, toPerBase };
}

/** Multiplies before dividing, so that a round trip returns the same amount within 15 digits. */
export function converted(amount: number, { fromPerBase, toPerBase }: Pair): number {
  return roundTo15Digits((amount * toPerBase) / fromPerBase);
}

export function inverse({ fromPerBase, toPerBase }: Pair): Pair {
  return { fromPerBase: toPerBase, toPerBase: fromPerBase };
}
