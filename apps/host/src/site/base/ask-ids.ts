/** The field of a page whose text the palette takes over, and the button that opens the palette. */
export const ASK_FIELD_ID = 'ask-field';
export const PALETTE_OPENER_ID = 'palette-opener';
