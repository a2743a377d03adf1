import { listTools } from '@seller-toolbox/api-client/tools';
import { useLanguage } from '@seller-toolbox/words/react';
import { useMemo } from 'react';
import { useServiceQuery } from '../session/use-service.ts';

/** The titles of all tools in the admin's language, by their ids; empty until they have loaded. */
export function useToolTitles(): ReadonlyMap<string, string> {
  const language = useLanguage();
  const { data: tools } = useServiceQuery(['tools'], listTools);
  return useMemo(
    () => new Map(tools?.map(({ id, names }) => [id, names[language] ?? id])),
    [language, tools],
  );
}
