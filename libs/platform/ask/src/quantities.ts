import { LINEAR_UNITS } from '@seller-toolbox/reference-data/units.data';
import type { RecognizeEnv } from '@seller-toolbox/tool-contract';
import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { UNIT_WORDS, type UnitId } from './unit-words.data.ts';
import { createVocabulary } from './vocabulary.ts';

/** A number at its place in a folded text, with the unit behind it. */
export interface Quantity {
  readonly value: number;
  readonly unit: UnitId | null;
  readonly start: number;
  /** After the digits. */
  readonly digitsEnd: number;
  /** After the unit. */
  readonly end: number;
}

/** More numbers than any subject of a tool has; titles and error messages stay cheap. */
const MAX_QUANTITIES = 12;

const NUMBER = /\d+(?:[.,]\d+)*|(?<![\d.,\p{L}])\.\d+/gu;

/** In "L 14 W 9" it is the width, not watts. */
const NEXT_SIDE = /^\s*[lwhdpt][:=]?\s*\d/u;

/** Of the names that are units only behind a number: `in`, `m`, `"`. */
export const unitVocabulary = createVocabulary(UNIT_WORDS as Readonly<Record<UnitId, string>>);

/** The numbers of a folded text with their units, from left to right. */
export function readQuantities(folded: string, env: Pick<RecognizeEnv, 'parseNumber'>): readonly Quantity[] {
  const quantities: Quantity[] = [];
  for (const { 0: digits, index } of folded.matchAll(NUMBER)) {
    const value = env.parseNumber(digits);
    const digitsEnd = index + digits.length;
    const isSide = NEXT_SIDE.test(folded.slice(digitsEnd, digitsEnd + 8));
    const unit = isSide ? undefined : unitVocabulary.findAt(folded, digitsEnd);
    if (value !== null) {
      quantities.push({
        value,
        unit: unit?.id ?? null,
        start: index,
        digitsEnd,
        end: unit?.end ?? digitsEnd,
      });
    }
    if (quantities.length === MAX_QUANTITIES) break;
  }
  return quantities;
}

export type Dimension = keyof typeof LINEAR_UNITS | 'temperature';

const DIMENSIONS = new Map<UnitId, Dimension>([
  // `Object.entries` forgets the type of the keys.
  ...(Object.entries(LINEAR_UNITS) as [Dimension, readonly { readonly id: UnitId }[]][]).flatMap(
    ([dimension, units]) => units.map(({ id }): [UnitId, Dimension] => [id, dimension]),
  ),
  ...(['C', 'F', 'K', 'R'] as const).map((id): [UnitId, Dimension] => [id, 'temperature']),
]);

export function dimensionOf(unit: UnitId | null): Dimension | undefined {
  return unit === null ? undefined : DIMENSIONS.get(unit);
}

const SIZES = new Map<string, number>(
  Object.values(LINEAR_UNITS).flatMap((units) => units.map(({ id, size }): [string, number] => [id, size])),
);

/** A value in another unit of the same dimension, at 14 digits. */
export function inUnit(value: number, from: UnitId, to: UnitId): number {
  if (from === to) return value;
  return roundTo14Digits((value * (SIZES.get(from) ?? Number.NaN)) / (SIZES.get(to) ?? Number.NaN));
}
