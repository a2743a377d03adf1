import { isTimeZone } from '@seller-toolbox/reference-data/time-zones';
import { useEffect, useState } from 'react';

export interface LocalZone {
  /** What the engine gets; nothing until the page has hydrated, and where the browser does not know. */
  readonly supplied: { readonly localZone: string } | undefined;
  readonly isUnknown: boolean;
}

const HYDRATING: LocalZone = { supplied: undefined, isUnknown: false };

/** The time zone of the browser. A prerendered page knows none, so it is asked for after hydration. */
export function useLocalZone(): LocalZone {
  const [zone, setZone] = useState(HYDRATING);
  useEffect(() => setZone(browserZone()), []);
  return zone;
}

function browserZone(): LocalZone {
  // Older browsers answer undefined where they cannot tell.
  const name: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return name !== undefined && isTimeZone(name)
    ? { supplied: { localZone: name }, isUnknown: false }
    : { supplied: undefined, isUnknown: true };
}
