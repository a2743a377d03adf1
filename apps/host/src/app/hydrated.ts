import { useSyncExternalStore } from 'react';
import type { Stored } from './storage.ts';

const never = () => () => undefined;

/** False while the page is the prerendered one, so that hydration sees the same. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A value that this browser keeps; `prerendered` stands for it until the page has hydrated. */
export function useStored<T>(stored: Stored<T>, prerendered: T): T {
  return useSyncExternalStore(
    stored.subscribe,
    () => stored.read(),
    () => prerendered,
  );
}
