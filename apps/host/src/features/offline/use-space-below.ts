import { useEffect, type RefObject } from 'react';

/** The height of the notices at the lower edge; other fixed elements leave this space free. */
const HEIGHT = '--notices-height';

/** Reserves space for the notices at the end of the page, and lets focused elements scroll clear of them. */
export function useSpaceBelow(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stack.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    let last = '0px';
    const measure = () => {
      const height = `${Math.ceil(element.getBoundingClientRect().height)}px`;
      // A property of the root costs the styles of the whole page.
      if (height === last) return;
      last = height;
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
