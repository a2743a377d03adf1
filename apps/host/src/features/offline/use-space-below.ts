import { useEffect, type RefObject } from 'react';

/** How high the notices at the lower edge are; what is fixed there keeps clear of them. */
const HEIGHT = '--notices-height';

/** Reserves space for the notices at the end of the page, and lets focused elements scroll clear of them. */
export function useSpaceBelow(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stack.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const height = `${Math.ceil(element.getBoundingClientRect().height)}px`;
      style.setProperty(HEIGHT, height);
      style.scrollPaddingBottom = height;
      document.body.style.paddingBottom = height;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
      style.removeProperty('scroll-padding-bottom');
      document.body.style.removeProperty('padding-bottom');
    };
  }, [stack]);
}
