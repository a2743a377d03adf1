const CHANNEL = 'stb:admin-session';

/** Sign-out across the tabs of this browser. */
export interface OtherTabs {
  readonly announceSignOut: () => void;
  readonly onSignOut: (listener: () => void) => void;
}

/** Where the browser has no such channel, each tab notices at its next call. */
export function openOtherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined')
    return { announceSignOut: () => undefined, onSignOut: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    announceSignOut: () => channel.postMessage('left'),
    onSignOut: (listener) => {
      channel.onmessage = listener;
    },
  };
}
