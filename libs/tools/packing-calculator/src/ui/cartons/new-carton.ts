import type { CartonInput } from '../../engine/packing-calculator.schema.ts';
import { hasBuiltIn, offeredCartons, personalCartonsIn } from './carton-lines.ts';

/** Adds a personal carton with the size of the last one, or of a common one. */
export function withNewCarton(personal: readonly CartonInput[]): CartonInput[] {
  const model = personal.at(-1) ?? FIRST;
  const number = freeNumber(personal);
  return [...personal, { ...model, id: idOf(number), name: String(number) }];
}

export type OuterSides = Pick<CartonInput, 'outerLength' | 'outerWidth' | 'outerHeight'>;

/** Adds a personal carton with outer sides made to measure and the wall of the built-in ones. */
export function withMadeCarton(cartons: readonly CartonInput[], sides: OuterSides): CartonInput[] {
  const { outerLength, outerWidth, outerHeight } = sides;
  const personal = personalCartonsIn(cartons);
  const number = freeNumber(personal);
  const made: CartonInput = {
    ...FIRST,
    ...{ outerLength, outerWidth, outerHeight },
    wallThickness: 1,
    id: idOf(number),
    name: String(number),
  };
  return offeredCartons([...personal, made], !hasBuiltIn(cartons));
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
