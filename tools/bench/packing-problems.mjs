// @ts-check
/**
 * @typedef {import('../../libs/tools/packing-calculator/src/engine/packing-calculator.schema.ts').BoxInput} BoxInput
 * @typedef {{ number: number, space: { length: number, width: number, height: number }, boxes: BoxInput[] }} Problem
 */

/**
 * Container-loading problems in the format of the OR-Library sets: the number of problems, then for each its number and
 * seed, the container, the number of box types, and for each type its sides (each with 1 where it may be upright)
 * and the quantity.
 * @param {string} text
 * @returns {Problem[]}
 */
export function readProblems(text) {
  const numbers = text.trim().split(/\s+/).map(Number);
  let at = 0;
  const take = (/** @type {number} */ count) => numbers.slice(at, (at += count));
  const [problems = 0] = take(1);
  return Array.from({ length: problems }, () => {
    const [number = NaN, , length = NaN, width = NaN, height = NaN, types = 0] = take(6);
    const boxes = Array.from({ length: types }, () => toBox(take(8)));
    return { number, space: { length, width, height }, boxes };
  });
}

/**
 * @param {readonly number[]} numbers
 * @returns {BoxInput}
 */
function toBox([
  id,
  length = NaN,
  canBeUprightOnLength,
  width = NaN,
  canBeUprightOnWidth,
  height = NaN,
  canBeUprightOnHeight,
  quantity = NaN,
]) {
  /** @type {readonly [side: 'length' | 'width' | 'height', canBeUpright: number | undefined][]} */
  const sides = [
    ['length', canBeUprightOnLength],
    ['width', canBeUprightOnWidth],
    ['height', canBeUprightOnHeight],
  ];
  const uprightSides = sides.flatMap(([side, canBeUpright]) => (canBeUpright ? [side] : []));
  return {
    id: String(id),
    name: '',
    length,
    width,
    height,
    weight: 0,
    quantity,
    isFragile: false,
    uprightSides,
  };
}
