import { useEffect, useRef, type RefObject } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** The field that the key `/` goes to, from everywhere but another field. */
export function useSlashFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function focusField(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(FIELDS)) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, []);
  return field;
}
