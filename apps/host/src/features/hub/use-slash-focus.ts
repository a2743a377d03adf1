import { useEffect, useRef, type RefObject } from 'react';
import { isDialogOpen } from '../../site/base/fields-and-dialogs.ts';
import { siteKey } from '../../site/base/shortcut-keys.ts';

/** The field that `/` focuses; it handles the key before the palette, which handles it everywhere else. */
export function useSlashFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function focusField(event: KeyboardEvent) {
      if (!field.current || siteKey(event) !== 'search' || isDialogOpen()) return;
      event.preventDefault();
      field.current.focus();
    }
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, []);
  return field;
}
