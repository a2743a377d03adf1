/** Prefix of the keys of all queries about feedback; a change invalidates them. */
export const FEEDBACK_KEY = ['feedback'] as const;
