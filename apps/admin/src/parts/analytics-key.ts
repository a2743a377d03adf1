import { MINUTE } from '@seller-toolbox/tool-contract/durations';

/** Begins the key of every query of the page of the figures, so that all are asked again together. */
export const ANALYTICS_KEY = 'analytics';

/** How often the figures are asked again by themselves while they are looked at. */
export const FIGURES_EVERY_MS = 5 * MINUTE;
