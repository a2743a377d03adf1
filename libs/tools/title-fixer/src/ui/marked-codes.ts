/** The finding about a title over the limit. */
export const TOO_LONG = 'title-too-long';
/** The finding about praise and offers. */
export const PRAISE = 'promotional-words';
