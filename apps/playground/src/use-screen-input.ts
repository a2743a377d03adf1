import { fromFragment, toFragment, type UseDetails } from '@seller-toolbox/tool-kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { onScreenMessage } from './screen-message.ts';

export interface ScreenInput {
  /** Source of the frame with the tool. */
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The tool's input: undefined while it shows its first example. */
  readonly input: unknown;
  /** The input as a URL fragment. */
  readonly fragment: string;
  /** Tracked uses, newest first. */
  readonly uses: readonly UseDetails[];
  /** Sets the tool's input; false where it is too long for a URL. */
  readonly hand: (input: Readonly<Record<string, unknown>>) => boolean;
}

/** Follows the input of the tool in its frame, and sets it through its URL, like a link. */
export function useScreenInput(): ScreenInput {
  const frame = useRef<HTMLIFrameElement>(null);
  const [fragment, setFragment] = useState('');
  const [stored, setStored] = useState<unknown>(undefined);
  const [uses, setUses] = useState<readonly UseDetails[]>([]);

  useEffect(
    () =>
      onScreenMessage((message) => {
        if (message.kind === 'fragment') setFragment(message.fragment);
        if (message.kind === 'stored') setStored(message.input);
        if (message.kind === 'use') setUses((before) => [message.details, ...before]);
      }),
    [],
  );

  return {
    frame,
    // An input too long for the URL is only in the storage.
    input: fragment === '' ? stored : (fromFragment(fragment) ?? undefined),
    fragment,
    uses,
    hand: (input) => {
      const next = toFragment(input);
      if (next === null || !frame.current?.contentWindow) return false;
      frame.current.contentWindow.location.hash = next;
      setFragment(next);
      return true;
    },
  };
}
