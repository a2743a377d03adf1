/** The folded panels of optional inputs, in the order of the page. */
export const PANEL_IDS = ['package', 'tax', 'landed', 'returns', 'discount', 'advertising'] as const;
export type PanelId = (typeof PANEL_IDS)[number];
