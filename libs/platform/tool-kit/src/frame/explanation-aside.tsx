import { STANDARD_RULE_SET } from '@seller-toolbox/tool-contract';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import type { Tool } from '../use-tool.ts';

export interface ExplanationHolds {
  readonly lines?: number;
  readonly sources?: number;
}

/** What the closed explanation holds: how many lines and sources, and when the figures were last checked. */
export function ExplanationAside({ tool, holds = {} }: { tool: Tool; holds?: ExplanationHolds | undefined }) {
  const t = usePlatformWords();
  const format = useFormat();
  const { lines, sources } = holds;
  const { current } = tool.ruleSet;
  const isPublished = current && current.id !== STANDARD_RULE_SET;
  return [
    lines !== undefined && t('frame.lines', { count: lines }),
    sources !== undefined && t('frame.sources', { count: sources }),
    isPublished && t('frame.checked', { date: format.date(current.checkedOn) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
