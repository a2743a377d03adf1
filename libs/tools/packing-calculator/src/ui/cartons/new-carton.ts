import type { CartonInput } from '../../engine/packing-calculator.schema.ts';

/** Adds a personal carton with the size of the last one, or of a common one. */
export function withNewCarton(personal: readonly CartonInput[]): CartonInput[] {
  const model = personal.at(-1) ?? FIRST;
  const number = freeNumber(personal);
  return [...personal, { ...model, id: idOf(number), name: String(number) }];
}

/** A personal carton with outer sides made to measure and the wall of the built-in ones. */
export function madeCarton(
  personal: readonly CartonInput[],
  sides: Pick<CartonInput, 'outerLength' | 'outerWidth' | 'outerHeight'>,
): CartonInput {
  const number = freeNumber(personal);
  return { ...FIRST, ...sides, wallThickness: 1, id: idOf(number), name: String(number) };
}

/** Appends cartons from storage under unused ids. */
export function withCartons(personal: readonly CartonInput[], more: readonly CartonInput[]): CartonInput[] {
  return more.reduce<CartonInput[]>(
    (all, carton) => [...all, { ...carton, id: idOf(freeNumber(all)) }],
    [...personal],
  );
}

function freeNumber(personal: readonly CartonInput[]): number {
  const taken = new Set(personal.map(({ id }) => id));
  let number = personal.length + 1;
  while (taken.has(idOf(number))) number += 1;
  return number;
}

function idOf(number: number): string {
  return `own-${number}`;
}

const FIRST: CartonInput = {
  id: '',
  name: '',
  outerLength: 45,
  outerWidth: 35,
  outerHeight: 30,
  maxWeight: 22.68,
  wallThickness: 0.5,
  type: 'custom',
};
