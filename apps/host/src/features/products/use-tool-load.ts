import { retryOrReload } from '@seller-toolbox/browser-kit/reload-page';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useState } from 'react';
import { useSiteWords } from '../../site/base/site-words.tsx';

export interface ToolLoad<Tool> {
  readonly tool: Tool | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads a tool with its words in the language of the page; `load` is the same function in every render. */
export function useToolLoad<Tool extends { readonly id: string }>(
  toolId: string | null,
  load: (toolId: string, signal: AbortSignal) => Promise<Tool>,
): ToolLoad<Tool> {
  const words = useSiteWords();
  const language = useLanguage();
  const [tool, setTool] = useState<Tool | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (toolId === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    setFailed(null);
    Promise.all([load(toolId, signal), words.addPageWords(toolId, language)]).then(
      ([loaded]) => {
        // In another language it is the same tool, which is drawn again.
        if (!signal.aborted) setTool((before) => (before?.id === toolId ? { ...before } : loaded));
      },
      () => {
        if (!signal.aborted) setFailed(toolId);
      },
    );
    return () => controller.abort();
  }, [toolId, words, language, attempt, load]);
  return {
    tool: tool?.id === toolId ? tool : null,
    hasFailed: failed !== null && failed === toolId,
    retry: () => retryOrReload(() => setAttempt((before) => before + 1)),
  };
}
