/** Fees that depend on how a seller ships and stocks, in the order in which they are shown. */
export const OPTIONAL_FEES = [
  'inbound-placement',
  'low-inventory',
  'storage-utilization',
  'closing',
] as const;
export type OptionalFeeId = (typeof OPTIONAL_FEES)[number];

/** To how many places a shipment goes; the placement that Amazon chooses costs nothing. */
export const INBOUND_SPLITS = ['optimized', 'minimal', 'partial'] as const;
/** The groups of categories that India charges different closing fees for: `#`, A, B. */
export const CLOSING_GROUPS = ['none', 'hash', 'a', 'b'] as const;
