import type { CallOptions } from '@seller-toolbox/api-client/call-api';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallOptions } from './session-context.tsx';

export interface ServiceQueryOptions {
  readonly enabled?: boolean;
  /** Asks again by itself while the page is open. */
  readonly everyMs?: number;
  /** Keeps the previous data until the next page or filter has loaded. */
  readonly keepsLast?: boolean;
}

/** Reads from the service as the signed-in admin. */
export function useServiceQuery<Data>(
  key: QueryKey,
  ask: (options: CallOptions) => Promise<Data>,
  { enabled = true, everyMs, keepsLast = false }: ServiceQueryOptions = {},
): UseQueryResult<Data> {
  const options = useCallOptions();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask({ ...options, signal }),
    enabled,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
  });
}

/** A mutation; invalidates the queries of these keys after success and failure. */
export function useServiceChange<Input, Result>(
  change: (input: Input, options: CallOptions) => Promise<Result>,
  refreshes: readonly QueryKey[] = [],
): UseMutationResult<Result, Error, Input> {
  const options = useCallOptions();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(input, options),
    // Not awaited: the change is done before the lists have reloaded.
    onSettled: () => refreshes.forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
  });
}
