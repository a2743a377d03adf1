import { useI18n } from '@seller-toolbox/words/react';
import { useToolEnvironment } from '../tool-environment.tsx';
import type { Tool } from '../use-tool.ts';

/** Saves the result as a file of rows, or prints it as one page; the code of both is loaded on use. */
export function useSummaryAction(tool: Tool): (action: 'saveCsv' | 'printResult') => Promise<void> {
  const environment = useToolEnvironment();
  const i18n = useI18n();
  return async (action) => (await import('./summary-actions.ts'))[action]({ tool, environment, i18n });
}
