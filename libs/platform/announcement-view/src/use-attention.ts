import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether a mouse hovers over an element, or keyboard focus is inside it. */
export function useAttention() {
  const [isPointed, setIsPointed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    hasAttention: isPointed || hasFocus,
    handlers: {
      // A finger points only for a moment, and leaves without saying so.
      onPointerEnter: (event: PointerEvent) => setIsPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsPointed(false),
      // A mouse leaves the focus on the button that it pressed: that is no interest in what is shown.
      onFocus: ({ target }: FocusEvent) => setHasFocus(isFocusSeen(target)),
      onBlur: (event: FocusEvent) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

function isFocusSeen(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    // Safari 15 does not know the question yet.
    return true;
  }
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
