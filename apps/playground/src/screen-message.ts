import type { UseDetails } from '@seller-toolbox/tool-kit';

/** Messages from the tool in its frame to the bench. */
export type ScreenMessage =
  | { readonly kind: 'fragment'; readonly fragment: string }
  | { readonly kind: 'stored'; readonly input: unknown }
  | { readonly kind: 'use'; readonly details: UseDetails };

const MARK = 'stb-playground';

export function postToBench(message: ScreenMessage): void {
  window.parent.postMessage({ mark: MARK, message }, window.location.origin);
}

/** Calls back for each message of the frame; returns the unsubscribe function. */
export function onScreenMessage(listener: (message: ScreenMessage) => void): () => void {
  const receive = ({ data, origin }: MessageEvent<{ mark?: string; message: ScreenMessage } | null>) => {
    if (origin === window.location.origin && data?.mark === MARK) listener(data.message);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}
