import { QueryClient } from '@tanstack/react-query';

/** The query client of the public site. Only modules that load after the first answer may import it. */
export const siteQueries = new QueryClient({
  // The offline worker may answer where the network does not.
  defaultOptions: { queries: { networkMode: 'always', refetchOnReconnect: true, retry: false } },
});
