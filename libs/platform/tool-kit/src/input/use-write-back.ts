import type { RawInput } from '@seller-toolbox/tool-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import { toFragment } from '@seller-toolbox/tool-contract/fragment';
import { storageKeyOf } from './use-tool-input.ts';

/** The address and the storage follow this long after the last change, or when the page is left. */
const WRITE_BACK_DELAY = 400;

export interface WriteBackOptions {
  /** What link and browser carry; the rule set with it, because it decides the figures. */
  readonly saved: RawInput;
  /** The input is the visitor's own. What the page opened with is not written. */
  readonly isDirty: boolean;
  /** A rejected input is not written: a link to it could not be opened. */
  readonly isAccepted: boolean;
}

/** Keeps the visitor's input in the address and in the storage. Answers whether the storage took it. */
export function useWriteBack({ saved, isDirty, isAccepted }: WriteBackOptions): {
  readonly isSaved: boolean;
} {
  const { address, storage, manifest } = useToolEnvironment();
  const [isSaved, setSaved] = useState(true);
  const pending = useRef<RawInput | null>(null);

  /** Keeps what is pending, and answers what it was. */
  const keep = useCallback(() => {
    const fields = pending.current;
    pending.current = null;
    if (fields) setSaved(storage.write(storageKeyOf(manifest.id), fields));
    return fields;
  }, [storage, manifest.id]);

  const write = useCallback(() => {
    const fields = keep();
    if (fields) address.replace(toFragment(fields) ?? '');
  }, [keep, address]);

  useEffect(() => {
    pending.current = isDirty && isAccepted ? saved : null;
    const timer = setTimeout(write, WRITE_BACK_DELAY);
    return () => clearTimeout(timer);
  }, [saved, isDirty, isAccepted, write]);

  useEffect(() => {
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      // The address already belongs to the next page; only the storage may still be written.
      keep();
    };
  }, [write, keep]);

  return { isSaved };
}
