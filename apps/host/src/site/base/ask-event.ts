/** Bubbles from a field of a page when the palette is to open with its text. */
export const ASK_EVENT = 'ask';
