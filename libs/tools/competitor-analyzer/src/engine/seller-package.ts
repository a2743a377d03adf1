import type { Item } from '@seller-toolbox/fee-cards/fba/item';
import { switchUnits, type UnitSystem } from '@seller-toolbox/fee-cards/fba/unit-system';
import type { SellerPackage } from './seller-package.schema.ts';

/** The package as the fee rules take it; null while one of its measures is missing: no package has a side or a weight of 0. */
export function measuredItem({ length, width, height, weight }: SellerPackage): Item | null {
  if (!length || !width || !height || !weight) return null;
  return { length, width, height, weight };
}

/** The same package in another unit system; what is missing stays missing. */
export function packageIn(packed: SellerPackage, unitSystem: UnitSystem): SellerPackage {
  const { length, width, height, weight } = packed;
  const known = { length: length ?? 0, width: width ?? 0, height: height ?? 0, weight: weight ?? 0 };
  const switched = switchUnits(known, packed.unitSystem, unitSystem);
  return {
    length: length && switched.length,
    width: width && switched.width,
    height: height && switched.height,
    weight: weight && switched.weight,
    unitSystem,
  };
}
