import type { CartonInput } from '../../engine/packing-calculator.schema.ts';

/** The fields that make two cartons equal; the id is only an index in a list. */
const COMPARED_FIELDS = [
  'name',
  'outerLength',
  'outerWidth',
  'outerHeight',
  'innerLength',
  'innerWidth',
  'innerHeight',
  'maxWeight',
  'wallThickness',
  'type',
] as const satisfies readonly (keyof CartonInput)[];

function isSame(one: CartonInput, other: CartonInput): boolean {
  return COMPARED_FIELDS.every((field) => one[field] === other[field]);
}

/** The cartons that are not among others, compared without ids. */
export function cartonsNotAmong(
  others: readonly CartonInput[],
  cartons: readonly CartonInput[],
): CartonInput[] {
  return cartons.filter((carton) => !others.some((other) => isSame(carton, other)));
}

/**
 * The saved cartons after a change on the page: the cartons on the page, and saved ones that were not on the page. So a link
 * with other cartons removes none.
 */
export function mergeSavedCartons(
  saved: readonly CartonInput[],
  before: readonly CartonInput[],
  after: readonly CartonInput[],
): CartonInput[] {
  return [...after, ...cartonsNotAmong([...before, ...after], saved)];
}
