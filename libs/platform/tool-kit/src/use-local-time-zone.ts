import { isTimeZone } from '@seller-toolbox/reference-data/time-zones';
import { startTransition, useEffect, useState } from 'react';

/** The browser's time zone for public days; a prerendered page knows none, and some browsers do not tell. */
export function useLocalTimeZone(): { readonly timeZone: string } | undefined {
  const [zone, setZone] = useState<{ readonly timeZone: string }>();
  useEffect(() => {
    const timeZone = localTimeZone();
    // With the page's instant, which moves on in a transition too: what depends on both is computed once.
    if (timeZone !== undefined) startTransition(() => setZone({ timeZone }));
  }, []);
  return zone;
}

/** Read after hydration; undefined where the browser does not tell, or names a zone that it does not know. */
export function localTimeZone(): string | undefined {
  // Older browsers answer undefined where they cannot tell.
  const name: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return name !== undefined && isTimeZone(name) ? name : undefined;
}
