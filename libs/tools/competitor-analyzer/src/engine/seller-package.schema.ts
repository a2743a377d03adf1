import type { UnitSystem } from '@seller-toolbox/fee-cards/fba/unit-system';
import * as z from 'zod/mini';

// Not those of the module above: the page would load its conversions with its schema.
const UNIT_SYSTEMS = ['imperial', 'metric'] as const satisfies readonly UnitSystem[];

/** As the FBA calculator has them: a larger number is a typing error. */
const MAX_SIDE = 2540;
const MAX_WEIGHT = 10_000;

const upTo = (most: number) => z._default(z.nullable(z.number().check(z.gte(0), z.lte(most))), null);

/**
 * The seller's packed product, in inches and pounds or in centimeters and kilograms. Null or 0 is not measured yet: no fee is
 * computed before all four are known.
 */
export const sellerPackageSchema = z.strictObject({
  length: upTo(MAX_SIDE),
  width: upTo(MAX_SIDE),
  height: upTo(MAX_SIDE),
  weight: upTo(MAX_WEIGHT),
  unitSystem: z.enum(UNIT_SYSTEMS),
});
export type SellerPackage = z.output<typeof sellerPackageSchema>;
