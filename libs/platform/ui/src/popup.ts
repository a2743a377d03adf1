import { useId, useRef, useState, type RefObject } from 'react';
import { useDismiss } from './dismiss.ts';

export interface Popup {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes it and gives the focus back to its button. */
  readonly close: () => void;
  /** Of what opens. */
  readonly id: string;
  /** Around the button and what it opens. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
}

/** What a button opens over the page. Escape closes it and returns the focus, a press outside closes it. */
export function usePopup(isOpenAtFirst = false): Popup {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  useDismiss(root, isOpen, (by) => (by === 'escape' ? close() : setOpen(false)));

  return { isOpen, open: () => setOpen(true), close, id, root, trigger, toggle: () => setOpen(!isOpen) };
}
