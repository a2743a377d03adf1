/**
 * Container-loading problems in the format of the OR-Library sets: the number of problems, then for each its number and
 * seed, the container, the number of box types, and for each type its sides (each with 1 where it may be upright)
 * and the quantity.
 */
export function readProblems(text) {
  const numbers = text.trim().split(/\s+/).map(Number);
  let at = 0;
  const take = (count) => numbers.slice(at, (at += count));
  const [problems = 0] = take(1);
  return Array.from({ length: problems }, () => {
    const [number, , length, width, height, types] = take(6);
    const boxes = Array.from({ length: types }, () => toBox(take(8)));
    return { number, space: { length, width, height }, boxes };
  });
}

function toBox([
  id,
  length,
  canBeUprightOnLength,
  width,
  canBeUprightOnWidth,
  height,
  canBeUprightOnHeight,
  quantity,
]) {
  const uprightSides = [
    ...(canBeUprightOnLength ? ['length'] : []),
    ...(canBeUprightOnWidth ? ['width'] : []),
    ...(canBeUprightOnHeight ? ['height'] : []),
  ];
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
