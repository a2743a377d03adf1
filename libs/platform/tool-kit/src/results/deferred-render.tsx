import { useDeferredValue, type ReactNode } from 'react';

/**
 * What may follow the fields and the figure by a moment: it is drawn once a key press has been painted, and given up for
 * the next one. Not for fields: what is typed in them has to be there at once.
 */
export function DeferredRender({ children }: { children: ReactNode }) {
  return useDeferredValue(children);
}
