import { useEffect, useState, type RefObject } from 'react';

/** Pixels between the overlay and the focused element. */
const GAP = 8;

/**
 * Keeps an overlay from hiding the focused element: scroll padding keeps the next ones clear of it. Returns true while the
 * overlay still covers the focused element and must move aside.
 */
export function useAvoidFocus(
  overlay: RefObject<HTMLElement | null>,
  { isOver, edge }: { isOver: boolean; edge: 'top' | 'bottom' },
): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    if (!isOver) return undefined;
    const look = () => setIsAside(hidesFocus(overlay.current));
    const keepEdgeFree = () => {
      keepFree(edge, overlay.current);
      look();
    };
    const leave = () => requestAnimationFrame(look);
    const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(keepEdgeFree);
    if (overlay.current) size?.observe(overlay.current);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', leave);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', keepEdgeFree);
    keepEdgeFree();
    return () => {
      size?.disconnect();
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', leave);
      removeEventListener('scroll', look);
      removeEventListener('resize', keepEdgeFree);
      keepFree(edge, null);
    };
  }, [overlay, isOver, edge]);
  return isOver && isAside;
}

function keepFree(edge: 'top' | 'bottom', overlay: HTMLElement | null): void {
  const { style } = document.documentElement;
  const property = `scroll-padding-${edge}`;
  if (!overlay) {
    style.removeProperty(property);
    return;
  }
  const { top, bottom } = overlay.getBoundingClientRect();
  style.setProperty(property, `${(edge === 'top' ? bottom : innerHeight - top) + GAP}px`);
}

function hidesFocus(overlay: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!overlay || !focused || overlay.contains(focused) || !isControl(focused)) return false;
  const above = overlay.getBoundingClientRect();
  const below = focused.getBoundingClientRect();
  return (
    below.top < above.bottom &&
    below.bottom > above.top &&
    below.left < above.right &&
    below.right > above.left
  );
}

/** The page itself has the focus if nothing was focused; a heading after navigation is no control. */
function isControl(element: Element): boolean {
  return element instanceof HTMLElement && element.tabIndex >= 0 && element !== document.body;
}
