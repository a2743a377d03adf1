import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether somebody points at an element with a mouse, or has the focus in it. */
export function useAttention() {
  const [isPointed, setIsPointed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    hasAttention: isPointed || hasFocus,
    handlers: {
      // A finger points only for a moment, and leaves without saying so.
      onPointerEnter: (event: PointerEvent) => setIsPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setHasFocus(true),
      onBlur: (event: FocusEvent) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

/** Whether the tab is in the background. */
export function useIsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}
