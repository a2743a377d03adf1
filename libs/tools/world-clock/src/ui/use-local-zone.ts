import { localTimeZone } from '@seller-toolbox/tool-kit/local-time-zone';
import { startTransition, useEffect, useState } from 'react';

export interface LocalZone {
  /** Input for the engine; undefined until the page has hydrated, and where the browser has no time zone. */
  readonly supplied: { readonly localZone: string } | undefined;
  readonly isUnknown: boolean;
}

const BEFORE_HYDRATION: LocalZone = { supplied: undefined, isUnknown: false };

/** The time zone of the browser. A prerendered page has none, so it is read after hydration. */
export function useLocalZone(): LocalZone {
  const [zone, setZone] = useState(BEFORE_HYDRATION);
  // Set together with the page's instant, also a transition, so that thirteen clocks render once, not twice.
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
