import type { Tool } from '@seller-toolbox/tool-kit';
import { useEffect } from 'react';
import type { engine } from '../engine/word-frequency-analyzer.engine.ts';

/** A text longer than this is analyzed by itself ... */
export const SHORTEST_AUTOMATIC = 10;
/** ... this long after its last change. */
const ANALYZED_AFTER = 1000;

export function useAutoAnalysis({ input, isStale, run }: Tool<typeof engine>): void {
  const { text } = input;
  useEffect(() => {
    if (!isStale || text.length <= SHORTEST_AUTOMATIC) return undefined;
    const timer = setTimeout(run, ANALYZED_AFTER);
    return () => clearTimeout(timer);
  }, [text, isStale, run]);
}
