import type { CartonInput } from '../../engine/packing-calculator.schema.ts';

/** Adds a personal carton with the size of the last one, or of a common one. */
export function withNewCarton(own: readonly CartonInput[]): CartonInput[] {
  const model = own.at(-1) ?? FIRST;
  const number = freeNumber(own);
  return [...own, { ...model, id: idOf(number), name: String(number) }];
}

/** Appends cartons from storage under unused ids. */
export function withCartons(own: readonly CartonInput[], more: readonly CartonInput[]): CartonInput[] {
  return more.reduce<CartonInput[]>(
    (all, carton) => [...all, { ...carton, id: idOf(freeNumber(all)) }],
    [...own],
  );
}

function freeNumber(own: readonly CartonInput[]): number {
  const taken = new Set(own.map(({ id }) => id));
  let number = own.length + 1;
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
