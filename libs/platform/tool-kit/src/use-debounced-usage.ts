import { useCallback, useEffect, useRef } from 'react';
import { useToolEnvironment, type UseDetails } from './tool-environment.tsx';

/** A use is counted when the visitor has not changed anything for this long. */
const DEBOUNCE_MS = 1000;

export interface DebouncedUsageOptions {
  /** Rises with each change of the visitor. */
  readonly changes: number;
  /** What has been computed of the last change; undefined while nothing has. */
  readonly output: unknown;
  readonly isDirty: boolean;
  /** Null where the output counts as no use, such as that of an empty field. */
  readonly describe: () => UseDetails | null;
}

export interface DebouncedUsage {
  /** Counts the last change immediately, because the visitor saved, copied or exported its result. */
  readonly count: (details: UseDetails | null) => void;
  /** Reports each such action, also when the change before it has been counted. */
  readonly act: (details: UseDetails) => void;
}

/**
 * Counts one use per debounced change, never one for what the page opened with; a change without a useful output counts as soon
 * as it has one. An action that is an event of its own is reported in addition.
 */
export function useDebouncedUsage({
  changes,
  output,
  isDirty,
  describe,
}: DebouncedUsageOptions): DebouncedUsage {
  const { trackUse } = useToolEnvironment();
  const counted = useRef(0);
  const latest = useRef(describe);
  useEffect(() => {
    latest.current = describe;
  });

  const act = useCallback(
    (details: UseDetails) => {
      counted.current = changes;
      trackUse(details);
    },
    [changes, trackUse],
  );
  const count = useCallback(
    (details: UseDetails | null) => {
      if (details !== null && changes > counted.current) act(details);
    },
    [changes, act],
  );

  // Not each output: that of a clock is another one every second, and nothing would ever settle.
  const isUse = isDirty && output !== undefined && describe() !== null;
  useEffect(() => {
    if (!isUse) return undefined;
    const timer = setTimeout(() => count(latest.current()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isUse, count]);

  return { count, act };
}
