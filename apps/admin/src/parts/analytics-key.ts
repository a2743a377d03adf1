import { MINUTE } from '@seller-toolbox/tool-contract/durations';

/** Prefix of the keys of all analytics queries, which are invalidated together. */
export const ANALYTICS_KEY = 'analytics';

/** How often the statistics are requested again while the page is visible. */
export const FIGURES_EVERY_MS = 5 * MINUTE;
