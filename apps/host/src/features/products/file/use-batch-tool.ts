import type { BatchFacts } from '@seller-toolbox/catalogue/engine-worker';
import { loadReportKind } from '@seller-toolbox/catalogue/imports';
import { loadProducts } from '@seller-toolbox/catalogue/products';
import type { ReportKind } from '@seller-toolbox/file-import/tool-batch';
import type { ToolProducts } from '@seller-toolbox/products';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useState } from 'react';
import { useSiteWords } from '../../../site/base/site-words.tsx';
import { askWorker } from './batch-workers.ts';

/** A tool, as the page of a file needs it. */
export interface LoadedTool {
  readonly id: string;
  readonly hook: ToolProducts | undefined;
  /** Of a tool without products that takes all rows of a report. */
  readonly report: ReportKind | undefined;
  readonly facts: BatchFacts;
}

export interface ToolLoad {
  readonly tool: LoadedTool | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads a tool with its words in the language of the page. */
export function useBatchTool(toolId: string | null): ToolLoad {
  const words = useSiteWords();
  const language = useLanguage();
  const [tool, setTool] = useState<LoadedTool | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (toolId === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    setFailed(null);
    Promise.all([loadTool(toolId, signal), words.addPageWords(toolId, language)]).then(
      ([loaded]) => {
        if (!signal.aborted) setTool((before) => (before?.id === toolId ? { ...before } : loaded));
      },
      () => {
        if (!signal.aborted) setFailed(toolId);
      },
    );
    return () => controller.abort();
  }, [toolId, words, language, attempt]);
  return {
    tool: tool?.id === toolId ? tool : null,
    hasFailed: failed !== null && failed === toolId,
    retry: () => setAttempt((before) => before + 1),
  };
}

async function loadTool(id: string, signal: AbortSignal): Promise<LoadedTool> {
  const [hook, facts] = await Promise.all([
    loadProducts(id),
    askWorker({ kind: 'tool', toolId: id, now: Date.now() }, signal),
  ]);
  const report = facts.takesAllRows && !hook ? await loadReportKind(id) : undefined;
  return { id, hook, report, facts };
}
