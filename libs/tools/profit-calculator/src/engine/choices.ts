/** `registered`: the tax is taken off the price. `exempt`: the seller keeps it and cannot reclaim the tax on fees. `none`: left out. */
export const TAX_MODES = ['none', 'registered', 'exempt'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** How goods enter the United States: by air without, by sea with the harbor maintenance fee. */
export const CUSTOMS_ENTRIES = ['air', 'sea'] as const;

export const FREIGHT_UNITS = ['kg', 'm3'] as const;
