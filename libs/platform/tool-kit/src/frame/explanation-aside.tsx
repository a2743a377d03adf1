import { usePlatformWords } from '@seller-toolbox/words/react';

export interface ExplanationHolds {
  readonly lines?: number;
  readonly sources?: number;
}

/** What the closed explanation holds: how many lines and sources. */
export function ExplanationAside({ holds = {} }: { holds?: ExplanationHolds | undefined }) {
  const t = usePlatformWords();
  const { lines, sources } = holds;
  return [
    lines !== undefined && t('frame.lines', { count: lines }),
    sources !== undefined && t('frame.sources', { count: sources }),
  ]
    .filter(Boolean)
    .join(' · ');
}
