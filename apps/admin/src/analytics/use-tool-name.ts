import { useCallback } from 'react';
import { useToolTitles } from '../parts/use-tool-titles.ts';
import { useAnalyticsWords } from './analytics-words.ts';

/** The id under which the service counts what is not in the catalogue. */
export const OTHER_TOOL = 'other';

/** A tool in the admin's language; its id until the names have loaded. */
export function useToolName(): (toolId: string) => string {
  const t = useAnalyticsWords();
  const titles = useToolTitles();
  return useCallback(
    (toolId) => {
      if (toolId === OTHER_TOOL) return t('tools.other');
      return titles.get(toolId) ?? toolId;
    },
    [t, titles],
  );
}
