/** Begins the key of every query of the page, so that all are asked again together. */
export const ANALYTICS_KEY = 'analytics';
