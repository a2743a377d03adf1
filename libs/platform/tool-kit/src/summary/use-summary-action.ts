import { useI18n } from '@seller-toolbox/words/react';
import { useToolEnvironment, type ResultActions } from '../tool-environment.tsx';
import type { Tool } from '../use-tool.ts';

/** Saves or prints the result; the code of both is loaded on use. */
export function useSummaryAction(tool: Tool): (action: keyof ResultActions) => Promise<void> {
  const environment = useToolEnvironment();
  const i18n = useI18n();
  return async (action) => (await environment.loadResultActions?.())?.[action]({ tool, environment, i18n });
}
