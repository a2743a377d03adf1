import {
  useToolEnvironment,
  type FoundPatents,
  type PatentAnswer,
  type Tool,
} from '@seller-toolbox/tool-kit';
import { useRef, useState } from 'react';
import type { engine } from '../engine/design-patent-search.engine.ts';
import type { PatentSource } from '../engine/patent-sources.schema.ts';
import { toServiceQuery, toServiceSource, type AskedFor } from './patent-query.ts';

/** What came of the last search in the service. */
export interface ServiceResult {
  /** `unloaded`: the operator has loaded no grants. */
  readonly status: 'none' | 'searching' | 'found' | 'unloaded' | 'failed';
  readonly asked?: AskedFor;
  readonly found?: FoundPatents;
  readonly total?: number;
}

export interface PatentSearchActions {
  readonly result: ServiceResult;
  /** By press of the button only: asks the service, or narrows down the visitor's files. */
  readonly search: (asked?: AskedFor) => void;
  readonly showMore: () => void;
  readonly useFiles: (sources: PatentSource[]) => void;
}

const NONE: ServiceResult = { status: 'none' };

/** Searches in the service, and gives the engine what was found; samples where there is nothing to search in. */
export function usePatentSearch(tool: Tool<typeof engine>): PatentSearchActions {
  const { patents } = useToolEnvironment();
  const [result, setResult] = useState<ServiceResult>(NONE);
  const running = useRef<AbortController | null>(null);
  const shown = useRef<FoundPatents['rows']>([]);

  const compute = (change: Parameters<typeof tool.change>[0]) => {
    tool.change(change);
    tool.run();
  };

  const ask = async (asked: AskedFor, page: number) => {
    if (!patents) return compute({ ...asked, sources: [] });
    running.current?.abort();
    const control = (running.current = new AbortController());
    setResult((last) => ({ ...last, status: 'searching' }));
    const query = toServiceQuery(asked);
    const answer = await answerOf(patents.search(page > 1 ? { ...query, page } : query, control.signal));
    if (control.signal.aborted) return;
    if (!answer.ok || answer.data.coverage.designs === 0) {
      setResult({ status: answer.ok ? 'unloaded' : 'failed', asked });
      return compute({ ...asked, sources: [] });
    }
    shown.current = page > 1 ? [...shown.current, ...answer.data.rows] : answer.data.rows;
    setResult({ status: 'found', asked, found: answer.data, total: answer.total });
    compute({ ...asked, sources: [toServiceSource({ ...answer.data, rows: shown.current })] });
  };

  return {
    result,
    search: (asked = tool.input) => {
      const { type, query } = asked;
      if (hasFiles(tool.input.sources) || query.trim() === '') compute({ type, query });
      else void ask({ type, query }, 1);
    },
    showMore: () => {
      if (result.asked) void ask(result.asked, Math.ceil(shown.current.length / PAGE) + 1);
    },
    useFiles: (sources) => {
      running.current?.abort();
      setResult(NONE);
      // A file is shown whole before it is narrowed down, and without what is left of the example.
      const change = hasFiles(tool.input.sources) ? { sources } : { sources, query: '' };
      void tool.clear({ what: 'example' }).then(() => compute(change));
    },
  };
}

function hasFiles(sources: readonly PatentSource[]): boolean {
  return sources.some(({ kind }) => kind === 'google-patents');
}

/** Results a page of the service. */
const PAGE = 20;

/** A service that breaks its promise not to throw is a failed one. */
function answerOf(answer: Promise<PatentAnswer>): Promise<PatentAnswer> {
  return answer.catch(() => ({ ok: false, code: 'network.failed' }));
}
