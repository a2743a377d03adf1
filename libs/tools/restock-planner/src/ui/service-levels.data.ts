/** Service levels on offer, as shares of one. */
export const SERVICE_LEVELS: readonly number[] = [0.8, 0.85, 0.9, 0.95, 0.975, 0.98, 0.99, 0.995, 0.999];
