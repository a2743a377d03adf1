import { useEffect, useRef } from 'react';

/**
 * Keeps the focus near where it was: what had it may go away (a deleted row, a bar that nothing is selected for), and then
 * `home` has it instead of the whole page. `around` goes on the element that holds all of it.
 */
export function useKeptFocus<Home extends HTMLElement>() {
  const home = useRef<Home>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    isInside.current = false;
    home.current?.focus({ preventScroll: true });
  });
  return {
    home,
    around: {
      onFocus: () => {
        isInside.current = true;
      },
      onBlur: () => {
        isInside.current = false;
      },
    },
  };
}
