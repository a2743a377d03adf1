import { useToolWords } from '@seller-toolbox/tool-kit';
import type { TitleViolation } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';

/** Formats the message of a violation. */
export function useViolationText(): (violation: Pick<TitleViolation, 'finding'>) => string {
  const { textOf } = useToolWords<typeof zh>();
  return ({ finding }) => textOf(finding);
}
