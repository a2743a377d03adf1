import type { CartonInput } from '../../engine/packing-calculator.schema.ts';

/** One more carton of one's own: of the last one's size, or the size of a common one. */
export function withNewCarton(own: readonly CartonInput[]): CartonInput[] {
  const model = own.at(-1) ?? FIRST;
  const taken = new Set(own.map(({ id }) => id));
  let number = own.length + 1;
  while (taken.has(idOf(number))) number += 1;
  return [...own, { ...model, id: idOf(number), name: String(number) }];
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
