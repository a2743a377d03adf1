const CHANNEL = 'stb:admin-session';

/** Tells the other tabs of this browser that the admin has left, and hears it from them. */
export interface OtherTabs {
  readonly tellLeft: () => void;
  readonly onLeft: (listener: () => void) => void;
}

/** Where the browser has no such channel, each tab notices at its next call. */
export function openOtherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tellLeft: () => undefined, onLeft: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tellLeft: () => channel.postMessage('left'),
    onLeft: (listener) => {
      channel.onmessage = listener;
    },
  };
}
