import type { UseDetails } from '@seller-toolbox/tool-kit';

/** What the tool in its frame tells the bench around it. */
export type ScreenMessage =
  | { readonly kind: 'fragment'; readonly fragment: string }
  | { readonly kind: 'stored'; readonly input: unknown }
  | { readonly kind: 'use'; readonly details: UseDetails };

const MARK = 'stb-playground';

export function tellBench(message: ScreenMessage): void {
  window.parent.postMessage({ mark: MARK, message }, window.location.origin);
}

/** Calls back for each message of the frame; answers how to stop. */
export function listenToScreen(listener: (message: ScreenMessage) => void): () => void {
  const receive = ({ data, origin }: MessageEvent<{ mark?: string; message: ScreenMessage } | null>) => {
    if (origin === window.location.origin && data?.mark === MARK) listener(data.message);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}
