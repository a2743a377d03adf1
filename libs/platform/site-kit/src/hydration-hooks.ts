import { useDeferredValue, useSyncExternalStore } from 'react';
import type { Stored } from './storage.ts';

const never = () => () => undefined;

/** What can be compared: where it is as prerendered, nothing is drawn anew after hydration. */
type Plain = string | number | boolean | null;

/** A value that only the browser knows; `prerendered` stands for it until the page has hydrated. */
export function useBrowserValue<T extends Plain>(value: T, prerendered: T): T {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );
}

/**
 * False while a part is drawn for the first time, so that hydration sees the prerendered page. It is drawn again when nothing more
 * urgent is to be done, and in pieces: for what may come a moment later.
 */
export function useIsDrawnAgain(): boolean {
  return useDeferredValue(true, false);
}

/** A value that this browser keeps; `prerendered` stands for it until the page has hydrated. */
export function useStored<T>(stored: Stored<T>, prerendered: T): T {
  return useSyncExternalStore(
    stored.subscribe,
    () => stored.read(),
    () => prerendered,
  );
}

/**
 * What a part of the page needs to know of a kept value. Where it is as prerendered, the part is not drawn anew after hydration: done
 * at once, that would take with it all below that has not hydrated yet.
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
