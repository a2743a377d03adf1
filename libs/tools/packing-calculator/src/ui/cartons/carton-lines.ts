import { CARTONS } from '../../engine/cartons.data.ts';
import type { CartonInput } from '../../engine/packing-calculator.schema.ts';

/** The cartons that are not built in. */
export function personalCartonsIn(cartons: readonly CartonInput[]): CartonInput[] {
  return cartons.filter(({ id }) => !isBuiltIn(id));
}

export function hasBuiltIn(cartons: readonly CartonInput[]): boolean {
  return cartons.some(({ id }) => isBuiltIn(id));
}

function isBuiltIn(id: string): boolean {
  return CARTONS.some((carton) => carton.id === id);
}

/** The candidate cartons: the built-in ones first, unless only personal ones are wanted and there are any. */
export function offeredCartons(personal: readonly CartonInput[], isOnlyPersonal: boolean): CartonInput[] {
  return isOnlyPersonal && personal.length > 0 ? [...personal] : [...CARTONS, ...personal];
}
