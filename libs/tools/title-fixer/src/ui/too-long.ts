/** The finding about a title over the limit. */
export const TOO_LONG = 'title-too-long';
