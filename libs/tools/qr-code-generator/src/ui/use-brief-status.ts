import { useCallback, useEffect, useState } from 'react';

/** How long a message stays, unless it has the pointer or the focus. */
export const STATUS_MS = 3000;

export interface BriefStatusState {
  readonly message: { readonly tone: 'ok' | 'bad'; readonly text: string } | null;
  readonly show: (tone: 'ok' | 'bad', text: string) => void;
  /** The message stays while the pointer or the focus is on it. */
  readonly hold: (isHeld: boolean) => void;
}

export function useBriefStatus(): BriefStatusState {
  const [message, setMessage] = useState<BriefStatusState['message']>(null);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (message === null || isHeld) return undefined;
    const timer = setTimeout(() => setMessage(null), STATUS_MS);
    return () => clearTimeout(timer);
  }, [message, isHeld]);
  const show = useCallback((tone: 'ok' | 'bad', text: string) => {
    hold(false);
    setMessage({ tone, text });
  }, []);
  return { message, show, hold };
}
