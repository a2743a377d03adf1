import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import type { Tool } from '@seller-toolbox/tool-kit';
import { useEffect } from 'react';
import type { engine } from '../engine/word-frequency-analyzer.engine.ts';

/** A text longer than this is analyzed by itself ... */
export const MIN_AUTOMATIC_LENGTH = 10;
/** ... this long after its last change. */
const ANALYZED_AFTER = 1000;

/** Counts characters, but not all of a long text. */
export function isLongEnough(text: string): boolean {
  return codePointLength(text.slice(0, 2 * MIN_AUTOMATIC_LENGTH + 1)) > MIN_AUTOMATIC_LENGTH;
}

export function useAutoAnalysis({ input, isStale, run }: Tool<typeof engine>): void {
  const { text } = input;
  useEffect(() => {
    if (!isStale || !isLongEnough(text)) return undefined;
    const timer = setTimeout(run, ANALYZED_AFTER);
    return () => clearTimeout(timer);
  }, [text, isStale, run]);
}
