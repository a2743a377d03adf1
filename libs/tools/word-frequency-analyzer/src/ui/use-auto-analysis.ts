import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import type { Tool } from '@seller-toolbox/tool-kit';
import { useEffect } from 'react';
import type { engine } from '../engine/word-frequency-analyzer.engine.ts';

/** A text longer than this is analyzed automatically ... */
export const MIN_AUTOMATIC_LENGTH = 10;
/** ... this many milliseconds after its last change. */
const ANALYSIS_DELAY = 1000;

/** Whether a text is long enough; measures only the beginning of a long one. */
export function isLongEnough(text: string): boolean {
  return codePointLength(text.slice(0, 2 * MIN_AUTOMATIC_LENGTH + 1)) > MIN_AUTOMATIC_LENGTH;
}

export function useAutoAnalysis({ input, isStale, run }: Tool<typeof engine>): void {
  const { text } = input;
  useEffect(() => {
    if (!isStale || !isLongEnough(text)) return undefined;
    const timer = setTimeout(run, ANALYSIS_DELAY);
    return () => clearTimeout(timer);
  }, [text, isStale, run]);
}
