import { LINEAR_UNITS, TEMPERATURE_SCALES } from '@seller-toolbox/reference-data/units.data';

/** The seven dimensions, in the order of their buttons. */
export const CATEGORY_IDS = ['length', 'weight', 'volume', 'area', 'temperature', 'power', 'energy'] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

/** What can be chosen as a unit: its id on the wire and its symbol on the page. */
export interface UnitChoice {
  readonly id: string;
  readonly symbol: string;
}

/** The units of a dimension, in the order in which they are offered. */
export function unitsOf(category: CategoryId): readonly UnitChoice[] {
  return category === 'temperature' ? TEMPERATURE_SCALES : LINEAR_UNITS[category];
}

/** The units a dimension starts with: its first two. */
export function firstTwoUnits(category: CategoryId): { from: string; to: string } {
  const [from, to] = unitsOf(category);
  return { from: from?.id ?? '', to: to?.id ?? '' };
}

export function symbolOf(category: CategoryId, unitId: string): string {
  return unitsOf(category).find(({ id }) => id === unitId)?.symbol ?? unitId;
}
