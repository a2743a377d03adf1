import { useEffect, useRef, type RefObject } from 'react';

/** Calls back on Escape and on a press outside the element, while it is open. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (by: 'escape' | 'outside') => void,
) {
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    if (!open) return undefined;
    const press = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) latest.current('outside');
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes one layer, and this one is the uppermost.
      event.preventDefault();
      event.stopPropagation();
      latest.current('escape');
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('focusin', press, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('focusin', press, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [ref, open]);
}
