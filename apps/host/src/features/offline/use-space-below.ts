import { useEffect, type RefObject } from 'react';

/**
 * The height of the notices at the lower edge, for the elements that stay above them: a tool's figure and announcements. A rule
 * for these alone: a property of the root is inherited, and the browser would compute the styles of the whole page again.
 */
const rule = (height: string) => `[data-key-figure],[data-above-notices]{--notices-height:${height}}`;

/** Reserves space for the notices at the end of the page, and lets focused elements scroll clear of them. */
export function useSpaceBelow(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stack.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const sheet = document.head.appendChild(document.createElement('style'));
    let last = '0px';
    const measure = () => {
      const height = `${Math.ceil(element.getBoundingClientRect().height)}px`;
      if (height === last) return;
      last = height;
      sheet.textContent = rule(height);
      style.scrollPaddingBottom = height;
      document.body.style.paddingBottom = height;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      sheet.remove();
      style.removeProperty('scroll-padding-bottom');
      document.body.style.removeProperty('padding-bottom');
    };
  }, [stack]);
}
