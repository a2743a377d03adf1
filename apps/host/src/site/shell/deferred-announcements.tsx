import { useEffect, useState, type ComponentType } from 'react';

/** Delay on a page without reserved space: everything else loads first. */
const NOT_URGENT_MS = 2000;

/** Announcements, loaded after the page has been painted and answers. */
export function DeferredAnnouncements() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import('../../features/announcements/announcements.tsx').then(
        ({ Announcements }) => setLoaded(() => Announcements),
        // Without a network nothing is announced.
        () => undefined,
      );
    const isAnnounced = document.documentElement.dataset['reserved'];
    const timer = setTimeout(() => void load(), isAnnounced ? 0 : NOT_URGENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return Loaded && <Loaded />;
}
