import { listTools } from '@seller-toolbox/api-client/tools';
import { useLanguage } from '@seller-toolbox/words/react';
import { useCallback } from 'react';
import { useServiceQuery } from '../session/use-service.ts';
import { useAnalyticsWords } from './analytics-words.ts';

/** The id under which the service counts what is not in the catalogue. */
export const OTHER_TOOL = 'other';

/** A tool in the admin's language; its id until the names have loaded. */
export function useToolName(): (toolId: string) => string {
  const t = useAnalyticsWords();
  const language = useLanguage();
  const { data: tools } = useServiceQuery(['tools'], listTools);
  return useCallback(
    (toolId) => {
      if (toolId === OTHER_TOOL) return t('tools.other');
      return tools?.find(({ id }) => id === toolId)?.names[language] ?? toolId;
    },
    [language, t, tools],
  );
}
