import { useDeferredValue, type ReactNode } from 'react';

/**
 * Content that may follow the fields and the figure by a moment: it renders after a key press has been painted, and the
 * next one interrupts it. Not for fields: they must show input immediately.
 */
export function DeferredRender({ children }: { children: ReactNode }) {
  return useDeferredValue(children);
}
