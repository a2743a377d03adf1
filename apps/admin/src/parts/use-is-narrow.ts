import { useSyncExternalStore } from 'react';

/** Where the frame of the section folds as well. */
const NARROW = '(max-width: 760px)';

/** Whether the window is so narrow that a table gives way to cards. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const width = matchMedia(NARROW);
      width.addEventListener('change', tell);
      return () => width.removeEventListener('change', tell);
    },
    () => matchMedia(NARROW).matches,
  );
}
