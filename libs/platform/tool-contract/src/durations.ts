/** Fixed lengths of time in milliseconds. A calendar day with a change of summer time is longer or shorter than DAY. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

/** The longest delay of `setTimeout` in a browser; a longer one fires immediately. */
export const MAX_TIMER_MS = 2 ** 31 - 1;
