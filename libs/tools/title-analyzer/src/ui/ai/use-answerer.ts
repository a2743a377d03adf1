import { useToolEnvironment, type AiSource } from '@seller-toolbox/tool-kit';
import { useCallback, useEffect, useState } from 'react';

/** The AI or, without a provider, the rules; null while unknown. */
export type AnsweredBy = 'ai' | 'rules' | null;

/** Who answers the calls of this page. */
export interface Answerer {
  readonly by: AnsweredBy;
  /** Requests the status of the service. */
  readonly request: (signal: AbortSignal) => Promise<AnsweredBy>;
  /** Takes the source of an answer, which is newer than the status. */
  readonly learn: (source: AiSource) => void;
}

export function useAnswerer(): Answerer {
  const { ai } = useToolEnvironment();
  const [by, setBy] = useState<AnsweredBy>(null);
  const request = useCallback(
    async (signal: AbortSignal) => {
      const outcome = await ai.status('title-optimization', { signal });
      if (outcome.status !== 'answered') return null;
      const found = outcome.answer.configured ? 'ai' : 'rules';
      setBy(found);
      return found;
    },
    [ai],
  );
  useEffect(() => {
    const control = new AbortController();
    void request(control.signal);
    return () => control.abort();
  }, [request]);
  return { by, request, learn: (source) => setBy(source === 'rules' ? 'rules' : 'ai') };
}
