import { fromFragment, toFragment, type UseDetails } from '@seller-toolbox/tool-kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { listenToScreen } from './screen-message.ts';

export interface ScreenInput {
  /** For the frame that shows the tool. */
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** What the tool's page holds: undefined while it shows its first example. */
  readonly input: unknown;
  /** The same as an address carries it. */
  readonly fragment: string;
  /** What was told of uses, newest first. */
  readonly uses: readonly UseDetails[];
  /** Hands the tool an input; false where it is too long for an address. */
  readonly hand: (input: Readonly<Record<string, unknown>>) => boolean;
}

/** Follows the tool in its frame, and hands it inputs through its address, as a link would. */
export function useScreenInput(): ScreenInput {
  const frame = useRef<HTMLIFrameElement>(null);
  const [fragment, setFragment] = useState('');
  const [stored, setStored] = useState<unknown>(undefined);
  const [uses, setUses] = useState<readonly UseDetails[]>([]);

  useEffect(
    () =>
      listenToScreen((message) => {
        if (message.kind === 'fragment') setFragment(message.fragment);
        if (message.kind === 'stored') setStored(message.input);
        if (message.kind === 'use') setUses((before) => [message.details, ...before]);
      }),
    [],
  );

  return {
    frame,
    // An input that is too long for the address stands in the storage alone.
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
