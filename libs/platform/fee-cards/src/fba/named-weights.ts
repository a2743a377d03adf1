import type { SizeTierId } from './size-tiers.ts';

/** The weights in the published name of a tier, in pounds; `toLb` is left out where there is no upper end. */
export interface NamedWeights {
  readonly fromLb: number;
  readonly toLb?: number;
}

export const NAMED_WEIGHTS: Readonly<Partial<Record<SizeTierId, NamedWeights>>> = {
  'extra-large-0-50': { fromLb: 0, toLb: 50 },
  'extra-large-50-70': { fromLb: 50, toLb: 70 },
  'extra-large-70-150': { fromLb: 70, toLb: 150 },
  'extra-large-150-plus': { fromLb: 150 },
};
