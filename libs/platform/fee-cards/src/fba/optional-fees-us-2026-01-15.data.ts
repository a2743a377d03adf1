import type { OptionalFeeTables } from './rate-card.ts';

const published = (effectiveFrom: string, name: string, url?: string) => ({
  effectiveFrom,
  source: { name, ...(url !== undefined && { url }) },
  checkedOn: '2026-11-21',
  confidence: 'single-source' as const,
});
const flat = (fees: readonly number[]) => ({ brackets: [{ upTo: null, fees }], beyond: null });

/** Pounds, dollars. No figures of the tiers that are left out were found. */
export const OPTIONAL_FEES_US_2026_01_15: OptionalFeeTables = {
  inboundPlacement: {
    ...published(
      '2026-01-15',
      'Inbound placement service fee 2026, read in one seller publication',
      'https://cratefit.com/fees/2026-04-fuel',
    ),
    schedules: {
      'small-standard': flat([0.26, 0.17]),
      'large-standard': {
        brackets: [
          { upTo: 0.75, fees: [0.29, 0.19] },
          { upTo: 1.5, fees: [0.34, 0.22] },
          { upTo: 3, fees: [0.41, 0.26] },
          { upTo: 20, fees: [0.55, 0.36] },
        ],
        beyond: null,
      },
      // The source has one figure and does not name the split.
      'large-bulky': flat([4.08]),
    },
  },
  lowInventory: {
    ...published('2026-01-15', 'Low-inventory-level fee by FNSKU, read in one seller publication'),
    schedules: {
      'small-standard': flat([0.89, 0.63, 0.32]),
      'large-standard': {
        brackets: [
          { upTo: 3, fees: [0.97, 0.7, 0.36] },
          { upTo: 20, fees: [1.11, 0.87, 0.47] },
        ],
        beyond: null,
      },
    },
    otherwise: null,
  },
  /** The published totals off the peak less the base rates of 0.78 and 0.56. */
  storageUtilization: {
    ...published('2024-04-01', 'Storage utilization surcharge off the peak, read in one public copy of 2026'),
    rows: [
      { weeks: 22, standard: 0.44, oversize: 0.23 },
      { weeks: 28, standard: 0.76, oversize: 0.46 },
      { weeks: 36, standard: 1.16, oversize: 0.63 },
      { weeks: 44, standard: 1.58, oversize: 0.76 },
      { weeks: 52, isExclusive: true, standard: 1.88, oversize: 1.26 },
    ],
  },
};
