import { useTheme } from '@seller-toolbox/site-kit/use-theme';
import { useEffect, useState, type ComponentType } from 'react';
import { isConnected } from '../base/connection.ts';

/** Delay on a page that has a connection and no reserved space: everything else loads first. */
const NOT_URGENT_MS = 2000;

/** Announcements and notices, loaded after the page has been painted and answers. */
export function DeferredParts() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  // The colors follow the device before the first use of the page too, when the menu of the header has not hydrated.
  useTheme();
  useEffect(() => {
    const load = () =>
      import('./late-parts.tsx').then(
        ({ LateParts }) => setLoaded(() => LateParts),
        // Without a network nothing is announced.
        () => undefined,
      );
    const isUrgent = document.documentElement.dataset['reserved'] || !isConnected();
    const timer = setTimeout(() => void load(), isUrgent ? 0 : NOT_URGENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return Loaded && <Loaded />;
}
