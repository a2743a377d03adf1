import { ApiError } from '@seller-toolbox/api-client';

const DELAYS_MS = [1000, 2000, 3000];

/** Milliseconds until a failed request for announcements is sent again: up to three times, after a failure that may pass; else null. */
export function retryDelayMs(failures: number, error: unknown): number | null {
  return error instanceof ApiError && error.isTemporary ? (DELAYS_MS[failures] ?? null) : null;
}
