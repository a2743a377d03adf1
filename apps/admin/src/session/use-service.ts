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
  /** Shows what was there until the next page or filter has come. */
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

/** Changes something at the service; afterwards, whatever came of it, the queries of these keys are asked again. */
export function useServiceChange<Input, Result>(
  change: (input: Input, options: CallOptions) => Promise<Result>,
  refreshes: readonly QueryKey[] = [],
): UseMutationResult<Result, Error, Input> {
  const options = useCallOptions();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(input, options),
    // Not waited for: what was changed is changed, however long the lists take to say so.
    onSettled: () => refreshes.forEach((queryKey) => void queries.invalidateQueries({ queryKey })),
  });
}
