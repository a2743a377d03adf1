import type { RuleSet } from '@seller-toolbox/tool-contract';

/** Limits of a packed carton and freight figures. Centimeters and kilograms. */
export interface PackingRules {
  /** No outer side may be longer. */
  readonly maxSide: number;
  /** A packed carton may weigh no more, whatever the carton itself could take. */
  readonly maxWeight: number;
  /** Kept free along each inner wall when a box in the carton is fragile. */
  readonly fragileBuffer: number;
  /** Kept free along each inner wall otherwise. */
  readonly normalBuffer: number;
  /** A smaller buffer than this is warned of. */
  readonly minBuffer: number;
  /** The least outer sides, longest first. */
  readonly minSides: readonly [number, number, number];
  /** The least weight of a packed carton. */
  readonly minWeight: number;
  /** Cubic centimeters of outer volume that count as one kilogram; 6000 is air freight's. */
  readonly volumetricDivisor: number;
  /** Dollars per chargeable kilogram, by sea. */
  readonly freightRate: number;
  /** Whether freight is charged by the chargeable kilogram or by the cubic meter of the cartons. */
  readonly freightBy: 'kg' | 'm3';
  /** Dollars per cubic meter; left out, the rate of the kilograms that the divisor makes of a cubic meter. */
  readonly cubicMeterRate?: number | undefined;
  readonly cartonChoice: CartonChoice;
}

/** The cartons of the list as they are listed; or turned to any side, and compared with one made to measure. */
export type CartonChoice = 'listed' | 'free';

export interface PackingRuleSet extends RuleSet {
  readonly rules: PackingRules;
}

export const PACKING_RULE_SET_IDS = ['standard', 'amazon-us-2026-11-21'] as const;
export type PackingRuleSetId = (typeof PACKING_RULE_SET_IDS)[number];

/** Centimeters of cushion that the marketplace advises: two inches. */
export const CUSHION_GUIDELINE = 5.08;

const STANDARD: PackingRules = {
  maxSide: 63.5,
  maxWeight: 22.68,
  fragileBuffer: 5.08,
  normalBuffer: 2.54,
  minBuffer: 1.27,
  minSides: [15.24, 10.16, 2.54],
  minWeight: 0.45,
  volumetricDivisor: 6000,
  freightRate: 2.5,
  freightBy: 'kg',
  cartonChoice: 'listed',
};

/**
 * Freight per kilogram is no marketplace's figure; both sets count it alike. The marketplace publishes no first day for
 * its carton limits, and limits a packed carton however it is turned: the second set begins on the day on which they were found in force.
 */
export const PACKING_RULES: Readonly<Record<PackingRuleSetId, PackingRuleSet>> = {
  standard: {
    id: 'standard',
    effectiveFrom: null,
    source: { name: 'Seller Toolbox specification, calculators and utilities, sections 5 and 9' },
    checkedOn: '2026-11-21',
    rules: STANDARD,
  },
  'amazon-us-2026-11-21': {
    id: 'amazon-us-2026-11-21',
    effectiveFrom: '2026-11-21',
    source: {
      name: 'Amazon US box limits (25 in, 50 lb, 2 in of cushion), read in agreeing guides of preparation services and a forwarder',
    },
    checkedOn: '2026-11-21',
    rules: {
      ...STANDARD,
      maxWeight: 22.6796185,
      normalBuffer: CUSHION_GUIDELINE,
      minBuffer: CUSHION_GUIDELINE,
      cartonChoice: 'free',
    },
  },
};
