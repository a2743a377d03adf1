import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Long enough for the page to be ready before it, short enough for a print of the page. */
const LOADED_AFTER = 2000;

/** A lazy part with its boundary: loaded a moment after the page, or when the closed panel around it is opened. */
export function DeferredPart({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const load = () => setNeeded(true);
    const timer = setTimeout(load, LOADED_AFTER);
    const panel = place.current?.closest('details');
    panel?.addEventListener('toggle', load);
    return () => {
      clearTimeout(timer);
      panel?.removeEventListener('toggle', load);
    };
  }, []);
  return <div ref={place}>{isNeeded && children}</div>;
}
