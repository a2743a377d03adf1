import { useEffect, useSyncExternalStore } from 'react';
import { isConnected, noteConnection, onConnectionChange } from '../../site/base/connection.ts';

/** How often a page that came without the service looks for it. */
const LOOK_EVERY_MS = 15_000;

/** Follows the browser's events; a page that came without the service looks for it itself. */
export function useIsConnected(): boolean {
  const connected = useSyncExternalStore(onConnectionChange, isConnected);
  useEffect(() => {
    if (connected) return undefined;
    const timer = setInterval(() => {
      if (navigator.onLine) void look();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [connected]);
  return connected;
}

async function look(): Promise<void> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), LOOK_EVERY_MS);
  const answer = await fetch('/api/v1/health', { cache: 'no-store', signal: given.signal }).catch(() => null);
  clearTimeout(timer);
  if (answer?.ok) noteConnection();
}
