import { LINEAR_UNITS, TEMPERATURE_SCALES } from '@seller-toolbox/reference-data/units.data';

/** The seven dimensions, in the order of their buttons. */
export const CATEGORY_IDS = ['length', 'weight', 'volume', 'area', 'temperature', 'power', 'energy'] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

/** A unit to choose: its id in input and output and its symbol on the page. */
export interface UnitChoice {
  readonly id: string;
  readonly symbol: string;
}

/** The units of a dimension, in page order. */
export function unitsOf(category: CategoryId): readonly [UnitChoice, UnitChoice, ...UnitChoice[]] {
  return category === 'temperature' ? TEMPERATURE_SCALES : LINEAR_UNITS[category];
}

/** The default units of a dimension: its first two. */
export function firstTwoUnits(category: CategoryId): { from: string; to: string } {
  const [from, to] = unitsOf(category);
  return { from: from.id, to: to.id };
}

export function symbolOf(category: CategoryId, unitId: string): string {
  return unitsOf(category).find(({ id }) => id === unitId)?.symbol ?? unitId;
}
