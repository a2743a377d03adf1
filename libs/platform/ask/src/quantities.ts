import { LINEAR_UNITS } from '@seller-toolbox/reference-data/units.data';
import type { RecognizeEnv } from '@seller-toolbox/tool-contract';
import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { UNIT_WORDS, type UnitId } from './unit-words.data.ts';
import { createVocabulary } from './vocabulary.ts';

/** A number at its place in a folded text, with the unit behind it; `2 lb 3 oz` is one, in the smaller unit: 35 oz. */
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

/** Parts of an inch or a pound: other slashes are in days and between values. */
const FRACTION = '1/2|[12]/3|[1-3]/4|[1-4]/5|[15]/6|[1-7]/8|(?:1[0-5]|[1-9])/16|(?:[12]\\d|3[01]|[1-9])/32';
const NUMBER = new RegExp(
  `(?<![\\d.,/])(?:(?<whole>\\d+)[ -])?(?<fraction>${FRACTION})(?![\\d/]|[.,]\\d)|\\d+(?:[.,]\\d+)*|(?<![\\d.,\\p{L}])\\.\\d+`,
  'gu',
);

/** What a unit may be followed by: `5 ft 7 in`, `2 lb 3 oz`. */
const SMALLER_UNITS: Readonly<Partial<Record<UnitId, UnitId>>> = { ft: 'in', lb: 'oz', kg: 'g', m: 'cm' };
const BETWEEN_PARTS = /^(?:[,-]|and|dan|và|又|と)?$/u;

/** In "L 14 W 9" it is the width, not watts. */
const NEXT_SIDE = /^\s*[lwhdpt][:=]?\s*\d/u;

/** Of the names that are units only behind a number: `in`, `m`, `"`. */
export const unitVocabulary = createVocabulary(UNIT_WORDS as Readonly<Record<UnitId, string>>);

/** The numbers of a folded text with their units, from left to right. */
export function readQuantities(folded: string, env: Pick<RecognizeEnv, 'parseNumber'>): readonly Quantity[] {
  const quantities: Quantity[] = [];
  for (const { 0: digits, index, groups } of folded.matchAll(NUMBER)) {
    const { whole = '0', fraction } = groups ?? {};
    const value = fraction === undefined ? env.parseNumber(digits) : Number(whole) + shareOf(fraction);
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
  return joinParts(folded, quantities);
}

function shareOf(fraction: string): number {
  const [part, of] = fraction.split('/').map(Number);
  return roundTo14Digits((part ?? 0) / (of ?? 1));
}

/** A value in two units as one: a second one that is no smaller than the first unit says the same in another unit. */
function joinParts(folded: string, quantities: readonly Quantity[]): readonly Quantity[] {
  const joined: Quantity[] = [];
  for (const next of quantities) {
    const last = joined.at(-1);
    const smaller = last?.unit && SMALLER_UNITS[last.unit];
    const isPart =
      last?.unit &&
      smaller &&
      next.unit === smaller &&
      inUnit(next.value, smaller, last.unit) < 1 &&
      BETWEEN_PARTS.test(folded.slice(last.end, next.start).trim());
    if (!isPart) joined.push(next);
    else {
      const value = roundTo14Digits(inUnit(last.value, last.unit, smaller) + next.value);
      joined.splice(-1, 1, { ...next, value, start: last.start });
    }
  }
  return joined;
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
