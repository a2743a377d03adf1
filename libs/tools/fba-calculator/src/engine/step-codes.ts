import { OPTIONAL_FEES } from '@seller-toolbox/fee-cards/fba/optional-fee-choices';

/** Every code that a step can have; the locales hold a sentence for each under `step-<code>`. */
export const STEP_CODES = [
  'unit-conversion',
  'dimensional-weight',
  'billed-own-weight',
  'billed-dimensional-weight',
  'billed-own-weight-only',
  'fulfillment-any-weight',
  'fulfillment-flat',
  'fulfillment-linear',
  'fulfillment-started-steps',
  'fuel-surcharge',
  'dangerous-goods',
  'volume',
  'storage',
  'long-term-storage',
  'long-term-storage-per-unit',
  'removal-any-weight',
  'removal-flat',
  'removal-started-steps',
  'return-processing',
  ...OPTIONAL_FEES,
  'total',
  'total-with-others',
] as const;
export type StepCode = (typeof STEP_CODES)[number];
