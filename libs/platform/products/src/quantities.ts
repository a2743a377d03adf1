import { LINEAR_UNITS } from '@seller-toolbox/reference-data/units.data';
import { marketplaceOf, type FeeMarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import type { InputUnit } from '@seller-toolbox/tool-contract';
import { roundTo15Digits } from '@seller-toolbox/tool-contract/rounding';
import type { Product, ProductField } from './product.schema.ts';

/** What a figure measures; two figures agree if they measure the same. */
export type Quantity = 'length' | 'weight' | 'money' | 'days' | 'units';

export type UnitSystem = 'imperial' | 'metric';

/** The fields with a unit; all others are texts, choices, or yes and no. */
const FIELD_QUANTITIES: Readonly<Partial<Record<ProductField, Quantity>>> = {
  price: 'money',
  cost: 'money',
  packageLength: 'length',
  packageWidth: 'length',
  packageHeight: 'length',
  packageWeight: 'weight',
  unitsPerCarton: 'units',
  cartonLength: 'length',
  cartonWidth: 'length',
  cartonHeight: 'length',
  cartonWeight: 'weight',
  leadTimeDays: 'days',
  minimumOrder: 'units',
  stockOnHand: 'units',
  stockInbound: 'units',
  sales7: 'units',
  sales30: 'units',
  sales90: 'units',
  expectedFulfillmentFee: 'money',
};

export function quantityOfField(field: ProductField): Quantity | undefined {
  return FIELD_QUANTITIES[field];
}

const UNIT_QUANTITIES: Readonly<Record<InputUnit, Quantity>> = {
  mm: 'length',
  cm: 'length',
  in: 'length',
  g: 'weight',
  kg: 'weight',
  oz: 'weight',
  lb: 'weight',
  'system-length': 'length',
  'system-weight': 'weight',
  money: 'money',
  days: 'days',
  units: 'units',
};

export function quantityOfUnit(unit: InputUnit): Quantity {
  return UNIT_QUANTITIES[unit];
}

const SYSTEM_UNITS = {
  imperial: { length: 'in', weight: 'lb' },
  metric: { length: 'cm', weight: 'kg' },
} as const;

type FixedUnit = Exclude<InputUnit, 'system-length' | 'system-weight' | 'money' | 'days' | 'units'>;

/** The unit of a length or a weight in an input of a unit system; undefined for what is never converted. */
export function fixedUnit(unit: InputUnit, system: UnitSystem): FixedUnit | undefined {
  switch (unit) {
    case 'system-length':
      return SYSTEM_UNITS[system].length;
    case 'system-weight':
      return SYSTEM_UNITS[system].weight;
    case 'money':
    case 'days':
    case 'units':
      return undefined;
    default:
      return unit;
  }
}

/** The unit in which a product has its lengths or weights: its own, else that of the marketplace. */
export function unitOfProduct(
  { dimensionUnit, weightUnit, marketplace }: Product,
  quantity: 'length' | 'weight',
  defaults: { readonly marketplace?: FeeMarketplaceCode | undefined },
): FixedUnit {
  const own = quantity === 'length' ? dimensionUnit : weightUnit;
  return own ?? SYSTEM_UNITS[systemOfMarketplace(marketplace ?? defaults.marketplace)][quantity];
}

export function systemOfMarketplace(marketplace: FeeMarketplaceCode | undefined): UnitSystem {
  return marketplaceOf(marketplace ?? 'US').unitSystem;
}

const SIZES = new Map(
  [...LINEAR_UNITS.length, ...LINEAR_UNITS.weight].map(({ id, size }) => [id, size] as const),
);

/** A length or a weight in another unit; the same figure in the same unit. */
export function convert(value: number, from: FixedUnit, to: FixedUnit): number {
  if (from === to) return value;
  return roundTo15Digits((value * (SIZES.get(from) ?? 1)) / (SIZES.get(to) ?? 1));
}
