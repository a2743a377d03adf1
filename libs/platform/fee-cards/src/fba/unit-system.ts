import { roundTo15Digits } from '@seller-toolbox/tool-contract/rounding';
import type { Item } from './item.ts';

export const UNIT_SYSTEMS = ['imperial', 'metric'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Exact by definition: international yard and pound agreement of 1959. */
const CENTIMETERS_PER_INCH = 2.54;
const KILOGRAMS_PER_POUND = 0.45359237;

/** Cubic centimeters per kilogram, as parcel services outside the United States use it. Shown as information only. */
const METRIC_VOLUMETRIC_DIVISOR = 5000;

/** The measures of a unit system, and how many of each an inch and a pound hold. */
export interface Units {
  readonly length: 'in' | 'cm';
  readonly weight: 'lb' | 'kg';
  readonly perInch: number;
  readonly perPound: number;
}

const UNITS: Readonly<Record<UnitSystem, Units>> = {
  imperial: { length: 'in', weight: 'lb', perInch: 1, perPound: 1 },
  metric: { length: 'cm', weight: 'kg', perInch: CENTIMETERS_PER_INCH, perPound: KILOGRAMS_PER_POUND },
};

export function unitsOf(system: UnitSystem): Units {
  return UNITS[system];
}

/** An item given in the user's units, in those of a rate card; unchanged where they are the same. */
export function toCardUnits(item: Item, units: Units, cardUnits: Units): Item {
  if (units.length === cardUnits.length) return item;
  const perLength = units.perInch / cardUnits.perInch;
  const perWeight = units.perPound / cardUnits.perPound;
  return {
    length: item.length / perLength,
    width: item.width / perLength,
    height: item.height / perLength,
    weight: item.weight / perWeight,
  };
}

/** The same item in another unit system, for the switch: 10 in become 25.4 cm. */
export function switchUnits({ length, width, height, weight }: Item, from: UnitSystem, to: UnitSystem): Item {
  const [before, after] = [UNITS[from], UNITS[to]];
  const size = (value: number) => roundTo15Digits((value / before.perInch) * after.perInch);
  return {
    length: size(length),
    width: size(width),
    height: size(height),
    weight: roundTo15Digits((weight / before.perPound) * after.perPound),
  };
}

/** Volumetric weight in kilograms of an item in centimeters; null for one in inches. */
export function metricVolumetricWeight({ length, width, height }: Item, units: Units): number | null {
  return units.length === 'cm' ? (length * width * height) / METRIC_VOLUMETRIC_DIVISOR : null;
}
