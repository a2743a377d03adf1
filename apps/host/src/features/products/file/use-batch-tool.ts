import type { BatchFacts } from '@seller-toolbox/catalogue/engine-worker';
import { loadProducts } from '@seller-toolbox/catalogue/products';
import type { ToolProducts } from '@seller-toolbox/products';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useState } from 'react';
import { useSiteWords } from '../../../site/base/site-words.tsx';
import { askWorker } from './batch-workers.ts';

/** A tool, as the page of a file needs it. */
export interface LoadedTool {
  readonly id: string;
  readonly hook: ToolProducts | undefined;
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
    Promise.all([
      loadProducts(toolId),
      askWorker({ kind: 'tool', toolId, now: Date.now() }, signal),
      words.addPageWords(toolId, language),
    ]).then(
      ([hook, facts]) => {
        if (!signal.aborted)
          setTool((before) => (before?.id === toolId ? { ...before } : { id: toolId, hook, facts }));
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
