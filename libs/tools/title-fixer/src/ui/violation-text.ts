import { useToolWords } from '@seller-toolbox/tool-kit';
import type { TitleViolation } from '../engine/title-fixer.schema.ts';
import type zh from '../locales/zh.json';

/** Formats the message of a violation. */
export function useViolationText(): (violation: Pick<TitleViolation, 'finding'>) => string {
  const { textOf } = useToolWords<typeof zh>();
  return ({ finding }) => textOf(finding);
}

/** The figure that a title must keep, to stand after the name of the check: characters, or how often a word may occur. */
export function limitOf({ maxLength, repeatedWords }: TitleViolation): string {
  const uses = repeatedWords?.[0]?.allowed;
  return maxLength ? ` ≤ ${maxLength}` : uses ? ` ≤ ${uses}×` : '';
}
