import { useEffect, useEffectEvent, type RefObject } from 'react';

export interface Foldable {
  readonly bar: RefObject<HTMLElement | null>;
  readonly opener: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly fold: () => void;
}

/** Elements with their own meaning of Escape. */
const OTHERS = 'input, textarea, select, dialog, [role="dialog"], [role="menu"], details[open]';

/**
 * Escape folds what is open and gives the focus back to what opened it. It is no layer over the page, so a menu or a dialog closes
 * first, and a field keeps the key.
 */
export function useFoldOnEscape({ bar, opener, isOpen, fold }: Foldable): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest(OTHERS)) return;
    event.preventDefault();
    fold();
    const hadFocus = event.target === document.body || bar.current?.contains(event.target);
    if (hadFocus) opener.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
}
