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
  {
    id: 'carton-small-1',
    name: '30x20x15',
    outerLength: 30,
    outerWidth: 20,
    outerHeight: 15,
    ...COMMON,
    type: 'small',
  },
  {
    id: 'carton-small-2',
    name: '35x25x20',
    outerLength: 35,
    outerWidth: 25,
    outerHeight: 20,
    ...COMMON,
    type: 'small',
  },
  {
    id: 'carton-medium-1',
    name: '40x30x25',
    outerLength: 40,
    outerWidth: 30,
    outerHeight: 25,
    ...COMMON,
    type: 'medium',
  },
  {
    id: 'carton-large-1',
    name: '50x40x30',
    outerLength: 50,
    outerWidth: 40,
    outerHeight: 30,
    ...COMMON,
    type: 'large',
  },
  {
    id: 'carton-large-2',
    name: '55x45x40',
    outerLength: 55,
    outerWidth: 45,
    outerHeight: 40,
    ...COMMON,
    type: 'large',
  },
  {
    id: 'carton-max-1',
    name: '60x50x45',
    outerLength: 60,
    outerWidth: 50,
    outerHeight: 45,
    ...COMMON,
    type: 'max',
  },
  {
    id: 'carton-max-2',
    name: '63x63x50',
    outerLength: 63,
    outerWidth: 63,
    outerHeight: 50,
    ...COMMON,
    type: 'max',
  },
];
