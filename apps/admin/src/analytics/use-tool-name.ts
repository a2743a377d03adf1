import { listTools } from '@seller-toolbox/api-client/tools';
import { useLanguage } from '@seller-toolbox/words/react';
import { useCallback } from 'react';
import { useServiceQuery } from '../session/use-service.ts';
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
  const language = useLanguage();
  const { data: tools } = useServiceQuery(['tools'], listTools);
  return useCallback(
    ({ tool_id: toolId, tool_name: name }) => {
      if (toolId === OTHER) return t('tools.other');
      return tools?.find(({ id }) => id === toolId)?.names[language] ?? name;
    },
    [language, t, tools],
  );
}
