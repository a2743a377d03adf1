import { useToolWords } from '@seller-toolbox/tool-kit';
import type zh from '../locales/zh.json';
import type { FileFailure } from './file-failure.ts';
import { formatName } from './format-name.ts';

/** Localized text of a failure. */
export function useFailureText(): (failure: FileFailure) => string {
  const { t } = useToolWords<typeof zh>();
  return ({ code, format }) => t(`ui.failure-${code}`, { format: format ? formatName(format) : '' });
}
