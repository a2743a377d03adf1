/** A carton as it is bought: sides in centimeters, weight in kilograms. */
export interface CartonData {
  readonly id: string;
  readonly name: string;
  readonly outerLength: number;
  readonly outerWidth: number;
  readonly outerHeight: number;
  readonly maxWeight: number;
  readonly wallThickness: number;
  readonly type: string;
}

const COMMON = { maxWeight: 22.68, wallThickness: 1 };

/** The seven built-in cartons: specification, calculators and utilities, section 3, with the sizes of reading 58a. */
export const CARTONS: readonly CartonData[] = [
  carton('small-1', [30, 20, 15]),
  carton('small-2', [35, 25, 20]),
  carton('medium-1', [40, 30, 25]),
  carton('large-1', [50, 40, 30]),
  carton('large-2', [55, 45, 40]),
  carton('max-1', [60, 50, 45]),
  carton('max-2', [63, 63, 50]),
];

/** Named by its sides; the type comes before the number. */
function carton(id: string, sides: readonly [number, number, number]): CartonData {
  const [outerLength, outerWidth, outerHeight] = sides;
  return {
    id: `carton-${id}`,
    name: sides.join('x'),
    outerLength,
    outerWidth,
    outerHeight,
    ...COMMON,
    type: id.slice(0, -2),
  };
}
