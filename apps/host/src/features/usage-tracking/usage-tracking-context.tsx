import { createContext, useContext } from 'react';
import type { UsageTracking } from './usage-tracking.ts';

const silent: UsageTracking = {
  pageViewed: () => undefined,
  toolOpened: () => undefined,
  toolUsed: () => undefined,
  visitEnded: () => undefined,
};

const UsageTrackingContext = createContext(silent);
export const UsageTrackingProvider = UsageTrackingContext.Provider;

/** Tracks the usage of the site; does nothing while a page is prerendered. */
export function useUsageTracking(): UsageTracking {
  return useContext(UsageTrackingContext);
}
