import { afterFirstUse } from '@seller-toolbox/browser-kit/first-use';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Not while the visitor begins to type, and soon enough for a print of the page. */
const LOADED_AFTER = 2000;

/** A lazy explanation with its boundary, in its closed panel: loaded when that is opened, or a moment after the page is first used. */
export function DeferredExplanation({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const load = () => setNeeded(true);
    const cancel = afterFirstUse(load, LOADED_AFTER);
    const panel = place.current?.closest('details');
    panel?.addEventListener('toggle', load);
    return () => {
      cancel();
      panel?.removeEventListener('toggle', load);
    };
  }, []);
  return <div ref={place}>{isNeeded && children}</div>;
}
