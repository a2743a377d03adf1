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
  /** Null where the output is nothing that was asked for, such as that of an empty field. */
  readonly describe: () => UseDetails | null;
}

export interface DebouncedUsage {
  /** Counts the last change at once, because the visitor did something with its result: saved, copied, exported it. */
  readonly count: (details: UseDetails | null) => void;
  /** Tells of each such deed, also when the change before it has been counted. */
  readonly act: (details: UseDetails) => void;
}

/**
 * Counts one use per settled change, never one for what the page opened with; where its output becomes one that was asked for only
 * later, then. What is a deed of its own is told besides.
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
