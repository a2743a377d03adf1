import { focusManager, QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import type { RateAnswer, RateFailure } from './rate-service.ts';

export interface PolledQuery<Data> {
  /** Identifies the data among all queries of the page. */
  readonly key: readonly string[];
  readonly ask: (signal: AbortSignal) => Promise<RateAnswer<Data>>;
  /** Milliseconds from an answer to the next request. */
  readonly every: number;
  readonly onAnswer: (answer: RateAnswer<Data>) => void;
}

class FailedAnswer extends Error {
  readonly failure: RateFailure;

  constructor(failure: RateFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/**
 * Requests the data now and after each interval while the page is visible; once it is visible again where the interval ended
 * before; and whenever the browser comes online. Returns a function that stops it.
 */
export function pollQuery<Data>(
  { key, ask, every, onAnswer }: PolledQuery<Data>,
  client: QueryClient = new QueryClient(),
): () => void {
  const observer = new QueryObserver<Data, FailedAnswer>(client, {
    queryKey: key,
    queryFn: async ({ signal }) => {
      const answer = await ask(signal);
      if (!answer.ok) throw new FailedAnswer(answer.failure);
      return answer.data;
    },
    // The offline worker may answer where the network does not.
    networkMode: 'always',
    refetchOnReconnect: false,
    retry: false,
    staleTime: every,
    refetchInterval: every,
  });
  let isDue = false;
  const catchUp = () => {
    if (!isDue || !focusManager.isFocused() || observer.getCurrentResult().isFetching) return;
    isDue = false;
    void observer.refetch({ cancelRefetch: false });
  };
  const comeOnline = () => {
    isDue = true;
    catchUp();
  };
  const report = ({ isFetching, data, error }: QueryObserverResult<Data, FailedAnswer>) => {
    if (isFetching) return;
    if (error) onAnswer({ ok: false, failure: error.failure });
    else if (data !== undefined) onAnswer({ ok: true, data });
    // The browser may have come online during the request.
    catchUp();
  };

  client.mount();
  const stops = [observer.subscribe(report), focusManager.subscribe(catchUp), () => client.unmount()];
  // The library's own online manager ignores the event where the page was opened offline.
  addEventListener('online', comeOnline);
  report(observer.getCurrentResult());
  return () => {
    removeEventListener('online', comeOnline);
    for (const stop of stops) stop();
  };
}
