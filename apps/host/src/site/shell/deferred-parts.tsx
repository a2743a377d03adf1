import { useTheme } from '@seller-toolbox/site-kit/use-theme';
import { useEffect, useState, type ComponentType } from 'react';
import { isConnected } from '../base/connection.ts';
import { loadInPause } from '../base/load-in-pause.ts';

/** Delay on a page that has a connection and no reserved space: everything else loads first. */
const NOT_URGENT_MS = 2000;

/** Announcements and notices, loaded after the page has been painted and answers. */
export function DeferredParts() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  // The colors follow the device before the first use of the page too, when the menu of the header has not hydrated.
  useTheme();
  useEffect(() => {
    const isUrgent = document.documentElement.dataset['reserved'] || !isConnected();
    return loadInPause(
      () => import('./late-parts.tsx'),
      ({ LateParts }) => setLoaded(() => LateParts),
      isUrgent ? 0 : NOT_URGENT_MS,
    );
  }, []);
  return Loaded && <Loaded />;
}
