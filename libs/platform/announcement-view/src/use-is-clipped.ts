import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element has more to show than fits. While it is opened the last answer holds. */
export function useIsClipped(
  box: RefObject<HTMLElement | null>,
  { isOpen, shown }: { readonly isOpen: boolean; readonly shown: string },
): boolean {
  const [isClipped, setIsClipped] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isOpen) return undefined;
    const parts = [element, ...element.querySelectorAll<HTMLElement>('[data-clip]')];
    const measure = () => setIsClipped(parts.some(hasMore));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isOpen, shown]);
  return isClipped;
}

/** More than fits, or on a phone, whose strip has a line for the title alone, words that are not drawn at all. */
function hasMore(part: HTMLElement): boolean {
  if (part.getClientRects().length === 0) return part.textContent.trim() !== '';
  return part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
}
