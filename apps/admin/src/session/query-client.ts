import { ApiError } from '@seller-toolbox/api-client';
import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 15_000;
const MAX_RETRIES = 2;

/** Caches answers. Retries temporary failures, but not rejections. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MAX_RETRIES && error instanceof ApiError && error.isTemporary,
      },
      // `navigator.onLine` is unreliable; a failed call reports itself.
      mutations: { networkMode: 'always' },
    },
  });
}
