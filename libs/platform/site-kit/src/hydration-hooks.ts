import { useDeferredValue, useSyncExternalStore } from 'react';
import type { Stored } from '@seller-toolbox/browser-kit/storage';

const never = () => () => undefined;

/** Comparable by value: if it is as prerendered, nothing renders again after hydration. */
type Plain = string | number | boolean | null;

/** A value that only the browser knows; `prerendered` until the page has hydrated. */
export function useBrowserValue<T extends Plain>(value: T, prerendered: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );
}

/**
 * False in the first render, so that hydration sees the prerendered page. The second render has low priority and can be
 * interrupted: for content that may come a moment later.
 */
export function useAfterHydration(): boolean {
  return useDeferredValue(true, false);
}

/** A value that this browser stores; `prerendered` until the page has hydrated. */
export function useStored<T>(stored: Stored<T>, prerendered: T): T {
  return useSyncExternalStore(
    stored.subscribe,
    () => stored.read(),
    () => prerendered,
  );
}

/**
 * The part of a stored value that a component needs. If it is as prerendered, the component does not render again after
 * hydration: an immediate render would also hydrate everything below it.
 */
export function useStoredPart<T, Part extends Plain>(
  stored: Stored<T>,
  part: (value: T) => Part,
  prerendered: Part,
): Part {
  return useSyncExternalStore(
    stored.subscribe,
    () => part(stored.read()),
    () => prerendered,
  );
}
