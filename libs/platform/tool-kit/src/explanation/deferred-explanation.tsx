import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Long enough for the page to be ready before it, short enough for a print of the page. */
const LOADED_AFTER = 2000;

/** A lazy explanation with its boundary, in its closed panel: loaded when that is opened, or a moment after the page. */
export function DeferredExplanation({ children }: { children: ReactNode }) {
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
