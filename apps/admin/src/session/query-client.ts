import { ApiError } from '@seller-toolbox/api-client';
import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 15_000;
const MAX_RETRIES = 2;

/** Keeps what was read. What may succeed later is tried again, what was rejected is not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MAX_RETRIES && error instanceof ApiError && error.isTemporary,
      },
      // The browser's word on being online is not to be trusted; a call that fails says so itself.
      mutations: { networkMode: 'always' },
    },
  });
}
