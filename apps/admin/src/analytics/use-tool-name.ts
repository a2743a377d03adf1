import { useCallback } from 'react';
import { useToolTitles } from '../parts/use-tool-titles.ts';
import { useAnalyticsWords } from './analytics-words.ts';

/** The id under which the service counts what is not in the catalogue. */
const OTHER = 'other';

interface NamedTool {
  readonly tool_id: string;
  readonly tool_name: string;
}

/** A tool in the admin's language; statistics name it in Chinese only. */
export function useToolName(): (tool: NamedTool) => string {
  const t = useAnalyticsWords();
  const titles = useToolTitles();
  return useCallback(
    ({ tool_id: toolId, tool_name: name }) =>
      toolId === OTHER ? t('tools.other') : (titles.get(toolId) ?? name),
    [t, titles],
  );
}
