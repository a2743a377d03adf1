import type { ReferenceTable, TableId } from './reference-table.types.ts';
import { BATTERY_TYPES } from './tables/battery-types.data.ts';
import { CLOTHING_SIZES } from './tables/clothing-sizes.data.ts';
import { COUNTRY_CODES } from './tables/country-codes.data.ts';
import { CURRENCY_CODES } from './tables/currency-codes.data.ts';
import { INCOTERMS } from './tables/incoterms.data.ts';
import { PAPER_SIZES } from './tables/paper-sizes.data.ts';
import { SCREW_SPECS } from './tables/screw-specs.data.ts';
import { SHOE_SIZES } from './tables/shoe-sizes.data.ts';
import { US_STATES } from './tables/us-states.data.ts';

/** The nine tables by id, in the order of their cards. */
export const REFERENCE_TABLES: Readonly<Record<TableId, ReferenceTable>> = {
  'us-states': US_STATES,
  'country-codes': COUNTRY_CODES,
  'currency-codes': CURRENCY_CODES,
  'shoe-sizes': SHOE_SIZES,
  'clothing-sizes': CLOTHING_SIZES,
  'paper-sizes': PAPER_SIZES,
  incoterms: INCOTERMS,
  'battery-types': BATTERY_TYPES,
  'screw-specs': SCREW_SPECS,
};
