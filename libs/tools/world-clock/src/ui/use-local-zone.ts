import { localTimeZone } from '@seller-toolbox/tool-kit/local-time-zone';
import { startTransition, useEffect, useState } from 'react';

export interface LocalZone {
  /** What the engine gets; nothing until the page has hydrated, and where the browser does not know. */
  readonly supplied: { readonly localZone: string } | undefined;
  readonly isUnknown: boolean;
}

const HYDRATING: LocalZone = { supplied: undefined, isUnknown: false };

/** The time zone of the browser. A prerendered page knows none, so it is asked for after hydration. */
export function useLocalZone(): LocalZone {
  const [zone, setZone] = useState(HYDRATING);
  // With the page's instant, which moves on in a transition too: thirteen clocks are drawn anew once, not twice.
  useEffect(() => startTransition(() => setZone(browserZone())), []);
  return zone;
}

function browserZone(): LocalZone {
  const localZone = localTimeZone();
  return {
    supplied: localZone === undefined ? undefined : { localZone },
    isUnknown: localZone === undefined,
  };
}
