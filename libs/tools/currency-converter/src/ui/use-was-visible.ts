import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the element has been in or near the viewport since the page opened. */
export function useWasVisible(): { ref: RefObject<HTMLDivElement | null>; wasVisible: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [wasVisible, setVisible] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (wasVisible || element === null) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setVisible(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [wasVisible]);
  return { ref, wasVisible };
}
