/** Tolerated difference between the clocks of replicas. A token that was issued later than now plus this is rejected. */
export const CLOCK_TOLERANCE_MS = 5_000;
