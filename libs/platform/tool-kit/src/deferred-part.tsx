import { untilUsed } from '@seller-toolbox/browser-kit/first-use';
import { whenUserPauses } from '@seller-toolbox/browser-kit/user-pause';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Long enough for the page to be ready before it; short enough for a print of the page. */
const LOADED_AFTER = 2000;

/**
 * A lazy part with its boundary: loaded in a pause of the visitor a moment after the page; in a closed panel a moment after the first
 * use of the page, or when the panel is opened.
 */
export function DeferredPart({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const load = () => setNeeded(true);
    const start = () => whenUserPauses(load, LOADED_AFTER);
    const panel = place.current?.closest('details');
    panel?.addEventListener('toggle', load);
    const until = panel && untilUsed();
    if (until) void until.then(start);
    else start();
    return () => panel?.removeEventListener('toggle', load);
  }, []);
  return <div ref={place}>{isNeeded && children}</div>;
}
