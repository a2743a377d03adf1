import { usePlatformWords } from '@seller-toolbox/words/react';

/** How many lines and sources an explanation has. */
export interface ExplanationCounts {
  readonly lines?: number;
  readonly sources?: number;
}

/** The counts beside the summary of a closed explanation. */
export function ExplanationAside({ counts = {} }: { counts?: ExplanationCounts | undefined }) {
  const t = usePlatformWords();
  const { lines, sources } = counts;
  return [
    lines !== undefined && t('frame.lines', { count: lines }),
    sources !== undefined && t('frame.sources', { count: sources }),
  ]
    .filter(Boolean)
    .join(' · ');
}
