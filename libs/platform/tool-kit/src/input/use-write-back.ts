import type { RawInput } from '@seller-toolbox/tool-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';
import { storageKeyOf } from './use-tool-input.ts';

/** The address and the storage follow this long after the last change, or when the page is left. */
const WRITE_BACK_DELAY = 400;

export interface WriteBackOptions {
  /** What the browser stores; the rule set with it, because it decides the figures. */
  readonly saved: RawInput;
  /** The same for the address; null where it is too long for one. */
  readonly fragment: string | null;
  /** The input is the visitor's own. What the page opened with is not written. */
  readonly isDirty: boolean;
  /** A rejected input is not written: a link to it could not be opened. */
  readonly isAccepted: boolean;
}

/** Keeps the visitor's input in the address and in the storage. Answers whether the storage took it. */
export function useWriteBack({ saved, fragment, isDirty, isAccepted }: WriteBackOptions): {
  readonly isSaved: boolean;
} {
  const { address, storage, manifest } = useToolEnvironment();
  const [isSaved, setSaved] = useState(true);
  const pending = useRef<Pick<WriteBackOptions, 'saved' | 'fragment'> | null>(null);
  const page = useRef<string>(undefined);

  /** Keeps what is pending, and answers what it was. */
  const keep = useCallback(() => {
    const kept = pending.current;
    pending.current = null;
    if (kept) setSaved(storage.write(storageKeyOf(manifest.id), kept.saved));
    return kept;
  }, [storage, manifest.id]);

  const write = useCallback(() => {
    const kept = keep();
    // While the code of the next page is loaded, this one is still there, but the address is no longer its own.
    if (kept && address.page() === page.current) address.replace(kept.fragment ?? '');
  }, [keep, address]);

  useEffect(() => {
    page.current = address.page();
  }, [address]);

  useEffect(() => {
    pending.current = isDirty && isAccepted ? { saved, fragment } : null;
    const timer = setTimeout(write, WRITE_BACK_DELAY);
    return () => clearTimeout(timer);
  }, [saved, fragment, isDirty, isAccepted, write]);

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
