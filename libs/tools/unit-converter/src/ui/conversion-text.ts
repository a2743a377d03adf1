import { useFormat } from '@seller-toolbox/words/react';
import { symbolOf, type CategoryId } from '../engine/unit-categories.ts';

export interface ShownConversion {
  readonly category: CategoryId;
  readonly value: number | null;
  readonly from: string;
  readonly to?: string;
  readonly result?: number | null;
}

/** The sides of a size with their unit: `12 × 8 × 4 in`. */
export function useSizeText(): (sides: readonly number[], category: CategoryId, unit: string) => string {
  const format = useFormat();
  return (sides, category, unit) =>
    `${sides.map((side) => format.significant(side, 15)).join(' × ')} ${symbolOf(category, unit)}`;
}

/** A conversion in one line: `12 in = 30.48 cm`, or its first half without a result. */
export function useConversionText(): (conversion: ShownConversion) => string {
  const format = useFormat();
  return ({ category, value, from, to, result }) => {
    if (value === null) return '';
    const source = `${format.significant(value, 15)} ${symbolOf(category, from)}`;
    if (to === undefined || result === undefined || result === null) return source;
    return `${source} = ${format.significant(result, 6)} ${symbolOf(category, to)}`;
  };
}
