import type { FeeMarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';

const LOW_INVENTORY = ['daysOfSupply'] as const;

/** The inputs of optional fees that the card in force of a marketplace has figures for. Pages load these without the tables. */
export const OPTIONAL_FEE_INPUTS = {
  US: ['inboundSplit', 'daysOfSupply', 'utilizationWeeks'],
  DE: LOW_INVENTORY,
  FR: LOW_INVENTORY,
  IT: LOW_INVENTORY,
  ES: LOW_INVENTORY,
  IN: ['closingGroup'],
} as const satisfies Partial<Record<FeeMarketplaceCode, readonly string[]>>;

type Inputs = typeof OPTIONAL_FEE_INPUTS;
export type OptionalFeeInputName = Inputs[keyof Inputs][number];

/** The inputs of a marketplace; none where no figure is known or nothing is charged. */
export function optionalFeeInputs(marketplace: FeeMarketplaceCode): readonly OptionalFeeInputName[] {
  const inputs: Partial<Record<FeeMarketplaceCode, readonly OptionalFeeInputName[]>> = OPTIONAL_FEE_INPUTS;
  return inputs[marketplace] ?? [];
}

/** The choices that charge nothing. */
export const NO_OPTIONAL_FEES = {
  inboundSplit: 'optimized',
  daysOfSupply: null,
  utilizationWeeks: null,
  closingGroup: 'none',
} as const;
