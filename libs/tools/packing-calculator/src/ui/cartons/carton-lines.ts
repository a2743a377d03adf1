import { CARTONS } from '../../engine/cartons.data.ts';
import type { CartonInput } from '../../engine/packing-calculator.schema.ts';

/** The cartons that are not built in. */
export function ownCartonsIn(cartons: readonly CartonInput[]): CartonInput[] {
  return cartons.filter(({ id }) => !isBuiltIn(id));
}

export function hasBuiltIn(cartons: readonly CartonInput[]): boolean {
  return cartons.some(({ id }) => isBuiltIn(id));
}

function isBuiltIn(id: string): boolean {
  return CARTONS.some((carton) => carton.id === id);
}

/** The list that is offered: the built-in ones first, unless only the own ones are wanted and there are any. */
export function offeredCartons(own: readonly CartonInput[], isOnlyOwn: boolean): CartonInput[] {
  return isOnlyOwn && own.length > 0 ? [...own] : [...CARTONS, ...own];
}
