import { isTimeZone } from '@seller-toolbox/reference-data/time-zones';
import { useEffect, useState } from 'react';

/** The browser's time zone for public days; a prerendered page knows none, and some browsers do not tell. */
export function useOwnTimeZone(): { readonly timeZone: string } | undefined {
  const [zone, setZone] = useState<{ readonly timeZone: string }>();
  useEffect(() => {
    const name: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (name !== undefined && isTimeZone(name)) setZone({ timeZone: name });
  }, []);
  return zone;
}
