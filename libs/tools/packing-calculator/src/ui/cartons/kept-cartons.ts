import type { CartonInput } from '../../engine/packing-calculator.schema.ts';

/** What makes a carton; its id is only its place in a list. */
const TOLD = [
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
  return TOLD.every((field) => one[field] === other[field]);
}

/** Those of some cartons that are not among others, whatever their ids. */
export function cartonsNotAmong(
  others: readonly CartonInput[],
  cartons: readonly CartonInput[],
): CartonInput[] {
  return cartons.filter((carton) => !others.some((other) => isSame(carton, other)));
}

/**
 * What is kept after the cartons on the page have changed: the new ones, and whatever was kept that was not on the page.
 * So a link that brings cartons of its own takes none away.
 */
export function keptAfter(
  kept: readonly CartonInput[],
  before: readonly CartonInput[],
  after: readonly CartonInput[],
): CartonInput[] {
  return [...after, ...cartonsNotAmong([...before, ...after], kept)];
}
