import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Pixels; a table would be much wider. */
export const CARDS_UP_TO = 700;

/** Whether the screen is at most so many pixels wide; follows a turned phone. */
export function useIsNarrow(width: number): boolean {
  const query = useMemo(() => matchMedia(`(max-width: ${width}px)`), [width]);
  const subscribe = useCallback(
    (listener: () => void) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
}
