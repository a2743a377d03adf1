import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether a mouse hovers over an element, or keyboard focus is inside it. */
export function useAttention() {
  const [isPointed, setIsPointed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    hasAttention: isPointed || hasFocus,
    handlers: {
      // Touch sends no reliable leave event.
      onPointerEnter: (event: PointerEvent) => setIsPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsPointed(false),
      // A mouse click also focuses its button: only visible focus counts.
      onFocus: ({ target }: FocusEvent) => setHasFocus(isFocusSeen(target)),
      onBlur: (event: FocusEvent) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

function isFocusSeen(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    // Safari before 15.4 does not support this selector.
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
