import type { BoxInput } from '../../engine/packing-calculator.schema.ts';

const LETTERS = 26;
const FIRST_LETTER = 65;

/** A number that no line has as its id. */
export function freeId(boxes: readonly BoxInput[]): string {
  const taken = new Set(boxes.map(({ id }) => id));
  let number = boxes.length + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/** A, B ... Z, A2, B2 ...: the first that no line is called. */
export function freeName(boxes: readonly BoxInput[]): string {
  const taken = new Set(boxes.map(({ name }) => name));
  for (let index = 0; ; index += 1) {
    const letter = String.fromCharCode(FIRST_LETTER + (index % LETTERS));
    const round = Math.floor(index / LETTERS) + 1;
    const name = round === 1 ? letter : `${letter}${round}`;
    if (!taken.has(name)) return name;
  }
}

/** One more line: one box of the last line's size, so that the page keeps its result while it is filled in. */
export function withNewBox(boxes: readonly BoxInput[]): BoxInput[] {
  const last = boxes.at(-1);
  return last ? [...boxes, { ...last, id: freeId(boxes), name: freeName(boxes), quantity: 1 }] : [];
}
