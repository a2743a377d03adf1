import { useEffect, type RefObject } from 'react';

export const SEEN_AFTER_MS = 1000;
const MIN_SHARE_IN_VIEW = 0.5;

export interface SeenOptions {
  /** What the element shows; another one is seen on its own. */
  readonly id: string | undefined;
  /** The element is not visible, although it is in the viewport: the tab is in the background. */
  readonly isHidden: boolean;
  readonly onSeen: ((id: string) => void) | undefined;
}

/** Calls back when an element was in the viewport for a second. */
export function useSeen(element: RefObject<HTMLElement | null>, { id, isHidden, onSeen }: SeenOptions): void {
  useEffect(() => {
    const target = element.current;
    if (!target || id === undefined || isHidden || !onSeen) return undefined;
    // A page without a layout, where nothing comes into view.
    if (typeof IntersectionObserver === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => onSeen(id), SEEN_AFTER_MS);
      },
      { threshold: MIN_SHARE_IN_VIEW },
    );
    observer.observe(target);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, id, isHidden, onSeen]);
}
